import { formatDate, isCalendarDate, LINE_LABELS, programName } from '@vcms/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { textOf } from '../core/fields.ts';

/** What a piece of evidence is called in a sentence. */
export function subjectTitle(type: unknown, id: string, subject: DocumentData): string {
  switch (type) {
    case 'policy': {
      const line = Object.entries(LINE_LABELS).find(([code]) => code === subject.line)?.[1];
      return `${line ?? 'Policy'} ${textOf(subject.policyNumber)}`.trim();
    }
    case 'osha_year':
      return `OSHA ${id}`;
    case 'emr':
      return isCalendarDate(subject.effective) ? `EMR ${formatDate(subject.effective)}` : 'EMR';
    case 'not_rated':
      return 'EMR statement';
    case 'program':
      return `${programName(textOf(subject.programId))} program`;
    case 'questionnaire':
      return `Questionnaire ${id}`;
    case 'staff_document':
      return `Staff document (${textOf(subject.typeId).replaceAll('-', ' ')})`;
    default:
      return textOf(subject.title) || textOf(subject.fileName) || 'Document';
  }
}
