export {
  contractorsIn,
  decisionsOfPairQuery,
  openInvitationsQuery,
  requestsForFirmQuery,
  waitingRequestsQuery,
} from './engagement-queries.ts';
