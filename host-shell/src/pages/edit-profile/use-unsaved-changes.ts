import { LEAVE_QUESTION, type Question } from '@vcms/contract';
import { useEffect, useState } from 'react';
import type { LeaveGuards } from '../../app/leave-guards.ts';

/** Puts a question to the person; true means yes. */
export type Ask = (question: Question) => Promise<boolean>;

/** A form says whether it holds something unsaved. */
export type ReportUnsaved = (form: string, unsaved: boolean) => void;

/** Asks once before the page is left while any of its forms holds unsaved changes. */
export function useUnsavedChanges(guards: LeaveGuards, ask: Ask): ReportUnsaved {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  const unsaved = forms.size > 0;
  useEffect(() => (unsaved ? guards.add(() => ask(LEAVE_QUESTION)) : undefined), [unsaved, guards, ask]);
  const [report] = useState<ReportUnsaved>(() => (form: string, isUnsaved: boolean) => {
    setForms((last) => {
      if (last.has(form) === isUnsaved) return last;
      const next = new Set(last);
      if (isUnsaved) next.add(form);
      else next.delete(form);
      return next;
    });
  });
  return report;
}

/** Keeps the page informed about one form, until the form is gone. */
export function useReportUnsaved(report: ReportUnsaved, form: string, unsaved: boolean): void {
  useEffect(() => {
    report(form, unsaved);
    return () => report(form, false);
  }, [report, form, unsaved]);
}
