import { done, type Action } from './action.ts';

export const reload: Action<'reload'> = async ({ need }, { data }) => {
  await data.reload(need);
  return done;
};
