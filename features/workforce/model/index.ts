export {
  endText,
  type GateFacts,
  type GateVerdict,
  gateVerdict,
  relationObstacle,
} from './gate-verdict.ts';
export {
  type CellState,
  cellOf,
  judgePerson,
  obstacles,
  type PersonTerms,
  typeName,
  typeOfItem,
} from './person-standing.ts';
export { SUGGESTED_SETS, typeCode } from './suggested-types.ts';
