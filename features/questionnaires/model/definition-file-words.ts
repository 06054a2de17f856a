import type { questionnaireFileSchema } from '@vcms/domain/schemas';

type Issue = NonNullable<ReturnType<typeof questionnaireFileSchema.safeParse>['error']>['issues'][number];

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function quoted(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? `“${value}”` : String(value))).join(', ');
}

/** What the schema says against a value, in words of the field. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${KINDS[issue.expected] ?? 'something else'}.`;
    case 'unrecognized_keys':
      return `The format does not know ${quoted(issue.keys)}. Remove it.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must be ${quoted(issue.values)}.`
        : `Use one of these: ${quoted(issue.values)}.`;
    case 'invalid_union':
      return 'This must be a text, a number, or true or false.';
    default:
      return issue.message;
  }
}
