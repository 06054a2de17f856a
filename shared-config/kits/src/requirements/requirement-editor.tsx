import { useLeaveGuard, useNotify } from '@vcms/sdk';
import { Button, Stack } from '@vcms/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { DashboardSection } from '../dashboard-section.tsx';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { DateFields } from './date-fields.tsx';
import { DraftActions } from './draft-actions.tsx';
import { draftProblems, publishProblems } from './draft-frame.ts';
import { isDirty, withVersion } from './draft-state.ts';
import { OutdatedNote } from './outdated-note.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { DraftFrame, DraftProblems, RequirementPart } from './requirement-part.ts';
import { StartChoice } from './start-choice.tsx';
import { useDraftCheck } from './use-draft-check.ts';
import { useDraftEditor } from './use-draft-editor.ts';
import { useDraftImpact } from './use-draft-impact.ts';
import type { StoredVersion, Versions } from './use-versions.ts';
import { VersionHistory } from './version-history.tsx';

/** What the fields of a part are drawn from. */
export interface PartFields<Values> {
  readonly values: Values;
  /** Nothing before the first try to store. */
  readonly problems: DraftProblems;
  /** The same function as long as the editor is there. */
  readonly change: (next: (values: Values) => Values) => void;
}

export interface RequirementEditorProps<Values extends DraftFrame> {
  readonly part: RequirementPart<Values>;
  readonly versions: Versions;
  readonly children: (fields: PartFields<Values>) => ReactNode;
}

/** Once it is stored, its buttons wait: the versions say what has become of it. */
function versionsIn(area: HTMLElement): HTMLElement | null {
  return area.querySelector('ul[aria-label=Versions]');
}

/** The draft of one part of the demands: what is asked, from when, whom it concerns; then the versions so far. */
export function RequirementEditor<Values extends DraftFrame>(props: RequirementEditorProps<Values>) {
  const { part, versions, children } = props;
  const notify = useNotify();
  const editor = useDraftEditor(part, versions);
  const { state, change } = editor;
  const { values } = state;
  const { problems, problem, setProblem, form, isFine, forget } = useDraftCheck(values);
  const { impact, judge } = useDraftImpact(state, versions.today);
  const [isPublishing, setPublishing] = useState(false);
  useFocusFallback(form, versionsIn);
  useLeaveGuard(isDirty(state));

  const changeValues = useCallback(
    (next: (values: Values) => Values) => change((before) => ({ ...before, values: next(before.values) })),
    [change],
  );
  const isSavable = () => isFine((next) => draftProblems(part, next));

  async function save(): Promise<void> {
    if (!isSavable()) return;
    const result = await editor.save();
    setProblem(result.kind === 'failed' ? result.message : undefined);
    if (result.kind === 'done') notify.show({ kind: 'success', message: 'The draft is saved.' });
  }

  function publish(): void {
    if (!isFine((next) => publishProblems(part, next, versions.today))) return;
    judge();
    setPublishing(true);
  }

  function restore(version: StoredVersion): void {
    change((before) => withVersion(before, version));
    notify.show({
      kind: 'info',
      message: `Version ${version.n} is in the form. Save it as a draft, or publish it.`,
    });
  }

  return (
    <Stack gap="6" ref={form}>
      <StartChoice editor={editor} versions={versions} />
      {state.outdated && <OutdatedNote reload={editor.reload} />}
      <DateFields
        {...{ values, problems, versions }}
        onChange={(changes) => changeValues((before) => ({ ...before, ...changes }))}
      />
      {children({ values, problems, change: changeValues })}
      <DashboardSection
        title="Impact"
        description={`Who these ${part.noun} would affect on their first day.`}
      >
        <ImpactPanel
          impact={impact}
          notesOf={part.impactNotes}
          hint="Preview before you publish. Nothing is saved and no one is notified."
        />
        <Button mt="4" variant="outline" onClick={() => isSavable() && judge()}>
          Preview impact
        </Button>
      </DashboardSection>
      <DraftActions
        problem={problem}
        isDirty={isDirty(state)}
        isBusy={editor.busy}
        save={() => void save()}
        publish={publish}
      />
      <VersionHistory part={part} versions={versions} onRestore={restore} />
      {isPublishing && (
        <PublishDialog
          {...{ editor, versions, impact }}
          onClose={() => {
            setPublishing(false);
            // What follows a published version is a new draft that nobody has tried to publish yet.
            forget();
          }}
        />
      )}
    </Stack>
  );
}
