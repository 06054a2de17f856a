/**
 * A count with its noun, as English has it: "1 question", "12 questions", "1,240 people".
 * @param count a whole number from 0
 * @param many the plural; default: with an s
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
