import { type Found, foundText } from '../acord25/found.ts';
import { heightOf } from '../acord25/words.ts';
import { type FlowWord, mentions, pastSigns } from '../emr-letter/flow.ts';

const LABELS = [
  ...[
    'INSURER',
    'CARRIER',
    'INSURANCE COMPANY',
    'ISSUED BY',
    'WRITTEN BY',
    'WRITTEN WITH',
    'WRITTEN THROUGH',
  ],
  ...['UNDERWRITTEN BY', 'INSURED BY', 'PLACED WITH', 'PROVIDED BY'],
];
/** A name without one of these may be anybody's. */
const OF_INSURERS =
  /^(?:INSURANCE|INS|CASUALTY|INDEMNITY|MUTUAL|SURETY|ASSURANCE|UNDERWRITERS|FUND|REINSURANCE|EXCHANGE)$/;
/** The sentence goes on. */
const GOES_ON = /^(?:POLICY|EFFECTIVE|FROM|UNDER|WITH|LIMITS?|IS|AND|FOR|TERM|NAIC|AS)$/;
/** A full stop that belongs to the name. */
const SHORT = /^(?:CO|INS|INC|CORP|LTD|CAS|MUT)$/;
const WORDS_MAX = 10;

function nameAt(words: readonly FlowWord[], from: number): readonly FlowWord[] {
  const taken: FlowWord[] = [];
  for (const [at, word] of words.slice(from, from + WORDS_MAX).entries()) {
    const last = taken.at(-1);
    const isApart =
      last !== undefined && word.lineAt === last.lineAt && word.left - last.right > heightOf(word);
    if (isApart || GOES_ON.test(word.plain) || /[\d$]/.test(word.text)) break;
    taken.push(word);
    const next = words[from + at + 1];
    const isShort = SHORT.test(word.plain) && next?.lineAt === word.lineAt;
    if (/[;:)]$/.test(word.text) || (/[,.]$/.test(word.text) && !isShort && !SHORT.test(next?.plain ?? '')))
      break;
  }
  return taken.some(({ plain }) => OF_INSURERS.test(plain)) ? taken : [];
}

/** Who insures a line, where its text says so in one way. */
export function coverageInsurer(words: readonly FlowWord[]): Found<string> | undefined {
  const names = LABELS.flatMap((label) =>
    mentions(words, label).flatMap(({ to }) => {
      const taken = nameAt(words, pastSigns(words, to));
      const [first] = taken;
      if (first === undefined) return [];
      const clean = taken.map((word, index) => {
        if (index < taken.length - 1) return word;
        const stop = SHORT.test(word.plain) ? /[,;:)]+$/ : /[,.;:)]+$/;
        return { ...word, text: word.text.replace(stop, '') };
      });
      return foundText(clean, first.page, [2, 120], 'likely') ?? [];
    }),
  );
  return new Set(names.map(({ value }) => value)).size === 1 ? names[0] : undefined;
}
