import { callables } from './callables.ts';
import { schedules } from './schedules.ts';
import { triggers } from './triggers.ts';

/** Everything Firebase runs. Names are those of the table of callables, and of triggers and schedules below. */
export const {
  invitationCreate,
  invitationResend,
  invitationRevoke,
  invitationCheck,
  invitationAccept,
  invitationAskAgain,
  userSetRole,
  userMove,
  userDisable,
  userEnable,
  userUpdate,
  userSignOutEverywhere,
  userSendPasswordReset,
} = callables;
export const { mailQueued, userWritten } = triggers;
export const { nightly } = schedules;
