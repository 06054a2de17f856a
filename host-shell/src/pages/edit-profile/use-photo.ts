import { useEffect, useRef, useState } from 'react';
import type { DataResult } from '../../backend/data-failure.ts';
import type { PhotoStore } from '../../backend/photo-store.ts';
import { photoProblem } from './check-photo.ts';
import { saveFailureText } from './save-failure-text.ts';
import { type ReportUnsaved, useReportUnsaved } from './use-unsaved-changes.ts';

export interface PhotoOptions {
  readonly store: PhotoStore;
  /** Makes the picture to store of the chosen file; undefined when it cannot be read. */
  readonly prepare: (file: Blob) => Promise<Blob | undefined>;
  readonly report: ReportUnsaved;
}

export interface PhotoState {
  /** Address of the chosen picture that is not saved yet. */
  readonly preview: string | undefined;
  /** Part that was uploaded, 0 to 1; undefined while nothing is under way. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  readonly done: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly discard: () => void;
  readonly upload: () => Promise<void>;
  readonly cancel: () => void;
  readonly remove: () => Promise<void>;
}

interface Chosen {
  readonly photo: Blob;
  readonly url: string;
}

const UNREADABLE = 'This file is not a picture that can be read. Choose another one.';

/** Choice, preview, upload and removal of the picture. A chosen picture stays when the upload fails. */
export function usePhoto({ store, prepare, report }: PhotoOptions): PhotoState {
  const [chosen, setChosen] = useState<Chosen>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useReportUnsaved(report, 'photo', chosen !== undefined);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  useEffect(() => () => running.current?.abort(), []);

  function show(outcome: { readonly problem?: string; readonly done?: string }): void {
    setProblem(outcome.problem);
    setDone(outcome.done);
  }

  async function run(order: (signal: AbortSignal) => Promise<DataResult<void>>, text: string): Promise<void> {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    show({});
    setProgress(0);
    const result = await order(controller.signal);
    running.current = undefined;
    setProgress(undefined);
    if (result.ok) setChosen(undefined);
    show(result.ok ? { done: text } : { problem: saveFailureText(result.kind) });
  }

  return {
    preview: chosen?.url,
    progress,
    problem,
    done,
    async choose(file) {
      const refused = photoProblem(file);
      if (refused !== undefined) return show({ problem: refused });
      const photo = await prepare(file);
      if (photo === undefined) return show({ problem: UNREADABLE });
      setChosen({ photo, url: URL.createObjectURL(photo) });
      show({});
    },
    discard() {
      setChosen(undefined);
      show({});
    },
    async upload() {
      if (chosen === undefined) return;
      await run(
        (signal) => store.put({ photo: chosen.photo, onProgress: setProgress, signal }),
        'Your photo is saved.',
      );
    },
    cancel: () => running.current?.abort(),
    remove: () => run(() => store.remove(), 'Your photo is removed.'),
  };
}
