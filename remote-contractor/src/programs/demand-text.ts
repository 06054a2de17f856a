import { type ProgramRequirement, programWhenText } from '@vcms/domain';

/** When a client requires a program, and by what it is measured: "All contractors. Pass mark 80, reviewed every 24 months." */
export function demandText(demand: ProgramRequirement): string {
  const { passScore, reviewEveryMonths } = demand;
  return `${programWhenText(demand)}. Pass mark ${passScore}, reviewed every ${reviewEveryMonths} months.`;
}
