/** Who staff act for: in one piece, loaded for them alone. */
export { ChooseAccount } from './ChooseAccount.tsx';
export { showToStaff } from './show-to-staff.ts';
export { WorkspaceBanner } from './WorkspaceBanner.tsx';
