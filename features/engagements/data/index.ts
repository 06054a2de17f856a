export {
  contractorsIn,
  contractorsNamedQuery,
  decisionsOfPairQuery,
  openInvitationsQuery,
  requestsForFirmQuery,
  waitingRequestsQuery,
} from './engagement-queries.ts';
