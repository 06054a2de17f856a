export {
  contractorsIn,
  contractorsNamedQuery,
  decisionsOfPairQuery,
  openInvitationsQuery,
  waitingRequestsQuery,
} from './engagement-queries.ts';
