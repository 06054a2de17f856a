import { type LineOptions, singular } from './line-options.ts';

/** Names that the sources are made of. */
interface Words {
  /** siteVisit */
  readonly record: string;
  /** site-visit */
  readonly file: string;
  /** site_visit */
  readonly entity: string;
  /** site visits */
  readonly many: string;
  /** site visit */
  readonly one: string;
}

export function wordsOf({ line, collection }: Pick<LineOptions, 'line' | 'collection'>): Words {
  const file = singular(line);
  return {
    record: singular(collection),
    file,
    entity: file.replaceAll('-', '_'),
    many: line.replaceAll('-', ' '),
    one: file.replaceAll('-', ' '),
  };
}
