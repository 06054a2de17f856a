export { AccountDialog } from './account-dialog.tsx';
export { userPath } from './expected-status.ts';
export { InvitationActions } from './invitation-actions.tsx';
export { InviteFrame } from './invite-frame.tsx';
export { checkPerson, type InvitedPerson, personRequest } from './invited-person.ts';
export { RoleDialog } from './role-dialog.tsx';
export { fullName, INVITATION_WORDS, roleOptions, rolesFor, roleWords } from './user-words.ts';
export { UsersPage } from './users-page.tsx';
