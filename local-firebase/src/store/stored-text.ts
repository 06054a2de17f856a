import type { Fields } from '../values/value.ts';
import type { StoredDocument, StoredRecord } from './persistence.ts';

const HEAD = '{"name":"';
const TIMES = /,"createTime":(\d+),"updateTime":(\d+)\}$/;
/** The two times and what stands around them are shorter than this. */
const TIMES_LENGTH = 80;

/**
 * A record from its JSON text. Most of a start's time would go into fields that nobody asks for, so a document's are
 * parsed when first read. Text of any other form than this program writes is parsed at once.
 */
export function readStoredRecord(text: string): StoredRecord {
  const nameEnd = text.indexOf('"', HEAD.length);
  const name = text.slice(HEAD.length, nameEnd);
  const times = TIMES.exec(text.slice(-TIMES_LENGTH));
  if (times === null || !text.startsWith(HEAD) || name.includes('\\'))
    return JSON.parse(text) as StoredRecord;
  return new UnparsedDocument(name, Number(times[1]), Number(times[2]), text);
}

class UnparsedDocument implements StoredDocument {
  readonly name: string;
  readonly createTime: number;
  readonly updateTime: number;
  private text: string | undefined;
  private parsed: Fields | undefined;

  constructor(name: string, createTime: number, updateTime: number, text: string) {
    this.name = name;
    this.createTime = createTime;
    this.updateTime = updateTime;
    this.text = text;
  }

  get fields(): Fields {
    if (this.text !== undefined) {
      this.parsed = (JSON.parse(this.text) as StoredDocument).fields;
      this.text = undefined;
    }
    return this.parsed as Fields;
  }
}
