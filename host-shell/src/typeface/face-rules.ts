/** Addresses of what the build serves beside the shell's scripts. */
export interface TypefaceFiles {
  readonly font: string;
  readonly licence: string;
}

/** Inter's own ascent and descent, in parts of the text size (its `hhea` table); it has no line gap. */
const ASCENT = 0.96875;
const DESCENT = 0.24121;

const ARIAL = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'];

/**
 * How much wider Inter sets the help articles than Arial at each weight that the product uses. Liberation Sans and Arimo
 * have Arial's widths.
 */
const STAND_INS = [
  { weight: 400, fonts: ARIAL, wider: 1.0725 },
  { weight: 500, fonts: ARIAL, wider: 1.0831 },
  { weight: 600, fonts: ARIAL_BOLD, wider: 1.0163 },
  { weight: 700, fonts: ARIAL_BOLD, wider: 1.026 },
] as const;

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

/** A face of this machine, stretched to Inter's widths and lines: nothing moves when Inter takes its place. */
function standIn({ weight, fonts, wider }: (typeof STAND_INS)[number]): string {
  const sources = fonts.map((name) => `local("${name}")`).join(',');
  return [
    `@font-face{font-family:"Inter stand-in";font-weight:${weight};src:${sources}`,
    `size-adjust:${percent(wider)}`,
    `ascent-override:${percent(ASCENT / wider)}`,
    `descent-override:${percent(DESCENT / wider)}`,
    'line-gap-override:0%}',
  ].join(';');
}

/**
 * The product's typeface and what stands for it until it has come, as a style sheet. Names that nothing else carries are in
 * `fonts` of the design system. The browser asks for the file when the first text stands, so no script waits for it.
 */
export function faceRules({ font, licence }: TypefaceFiles): string {
  return [
    `/* Inter: SIL Open Font License 1.1, ${licence} */`,
    `@font-face{font-family:Inter;font-weight:400 700;font-display:swap;src:url("${font}") format("woff2")}`,
    ...STAND_INS.map(standIn),
  ].join('\n');
}
