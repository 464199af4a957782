/** Who staff act for: in one piece, loaded for them alone. */
export { ChooseAccount } from './ChooseAccount.tsx';
export { chooseAccountFirst } from './choose-first.ts';
export { WorkspaceBanner } from './WorkspaceBanner.tsx';
