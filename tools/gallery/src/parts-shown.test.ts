import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ui from '@vcms/ui';
import * as qrCode from '@vcms/ui/qr-code';
import * as toaster from '@vcms/ui/toaster';
import { describe, expect, it } from 'vitest';
import { GALLERY } from './build-gallery.ts';

function sourcesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

const SHOWN = sourcesBelow(join(GALLERY, 'src', 'page'));

/** A name in capitals and small letters: a component, or a context. */
function isPart(name: string): boolean {
  return /^[A-Z]\w*[a-z]/.test(name);
}

function isShown(name: string): boolean {
  return new RegExp(`<${name}[\\s./>]`).test(SHOWN);
}

/** Kits of which the gallery shows what takes its data; `''` is their main entry. */
const KITS = ['', 'evidence', 'form', 'on-behalf', 'pending', 'register', 'requirements', 'standing'].concat([
  'impact',
  'review',
  'search',
  'trail',
  'versions',
]);

/** Parts that read records by themselves, or stand around others without a look of their own. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  BackToQueue: 'needs the session of a page',
  ConfirmWriteDialog: 'an ActionDialog that writes',
  ContractorSearch: 'reads records',
  DeferredSection: 'has no look',
  DemandFileGate: 'reads records',
  DossierGate: 'reads records',
  ExportRowsButton: 'reads records',
  FormDialog: 'the frame of ActionDialog',
  ListParams: 'has no look',
  OpenedFile: 'reads a file',
  OverrideDialog: 'reads records',
  PagedSection: 'a LiveSection that reads records',
  PaperPane: 'reads a file',
  PaperPanel: 'reads a file',
  ReadingDialog: 'the frame of WhyDialog',
  RecordTrail: 'an AuditList that reads records',
  Register: 'reads records; its parts are shown',
  RequirementEditor: 'writes drafts',
  ReviewCard: 'the frame of EarlierReviews',
  ReviewLink: 'needs a queue',
  ReviewPaceLine: 'reads records',
  ReviewQueue: 'a Register',
  ReviewedRecordGate: 'reads records',
  RevokeDialog: 'an ActionDialog that writes',
  SearchDialog: 'searches records',
  ShownFile: 'reads a file',
  UnconfirmedMark: 'a SavingMark where its record waits',
};

function exportsOf(kit: string): readonly string[] {
  const file = join(GALLERY, '..', '..', 'shared-config', 'kits', 'src', kit, 'index.ts');
  return [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

describe('the gallery', () => {
  it('shows every part of the design system', () => {
    const parts = Object.keys({ ...ui, ...qrCode, ...toaster }).filter(isPart);

    expect(parts.length).toBeGreaterThan(60);
    expect(parts.filter((name) => !isShown(name))).toEqual([]);
  });

  it('shows the parts of the kits, or says why not', () => {
    const parts = KITS.flatMap(exportsOf).filter(isPart);

    expect(parts.length).toBeGreaterThan(70);
    expect(parts.filter((name) => !isShown(name) && !(name in NOT_ALONE))).toEqual([]);
    expect(Object.keys(NOT_ALONE).filter((name) => isShown(name) || !parts.includes(name))).toEqual([]);
  });
});
