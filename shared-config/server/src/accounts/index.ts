export { ENDED_SESSIONS } from '../core/session-end.ts';
export { applyAccount, applyAccountsOf } from './apply-account.ts';
export { applySecondFactorRoles } from './apply-second-factor-roles.ts';
export { endSessionsBefore, secondsOf } from './ended-sessions.ts';
export { authCode, findAccount, loadAccount } from './find-account.ts';
