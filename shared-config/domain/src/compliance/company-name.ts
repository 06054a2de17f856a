const LEGAL_FORMS = new Set([
  'inc',
  'incorporated',
  'llc',
  'llp',
  'lp',
  'ltd',
  'limited',
  'co',
  'company',
  'corp',
  'corporation',
  'pllc',
  'pc',
]);

/** A company name without case, punctuation and legal form at its end: 'ACME Roofing, L.L.C.' is 'acme roofing'. */
export function plainCompanyName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** True when two spellings mean the same company (domain 3.2, named_insured). */
export function isSameCompanyName(left: string, right: string): boolean {
  return left === right || plainCompanyName(left) === plainCompanyName(right);
}
