export {
  contractorsIn,
  decisionsOfPairQuery,
  openInvitationsQuery,
  waitingRequestsQuery,
} from './engagement-queries.ts';
