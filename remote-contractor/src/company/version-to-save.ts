/**
 * The record that the next save of a form is judged by. What others, or another form of the page, changed beside this form's
 * fields is no conflict: the save begins there. Where the fields themselves changed it stays the record of the typing's
 * beginning, and the save is refused.
 * @param seen the record when the typing began
 * @param source the record as it is now
 */
export function versionToSave<Source, Values extends object>(
  seen: Source,
  source: Source,
  valuesOf: (record: Source) => Values,
): Source {
  return JSON.stringify(valuesOf(seen)) === JSON.stringify(valuesOf(source)) ? source : seen;
}
