export {
  type CellState,
  cellOf,
  isAssignedOn,
  judgePerson,
  obstacles,
  type PersonRecords,
  type PersonTerms,
  typeName,
  typeOfItem,
} from './person-standing.ts';
export { SUGGESTED_SETS, typeCode } from './suggested-types.ts';
