import { done, type Action } from './action.ts';

export const reload: Action<'reload'> = async ({ need }, { browser, data }) => {
  browser.forgetAhead();
  await data.reload(need);
  return done;
};
