import { type StoredRecord, uploadDocument } from '@vcms/data';
import type { CompanyDocument, Question } from '@vcms/domain';
import { FileField, fileProblem, writeProblem } from '@vcms/kits/form';
import type { Answer, AnswerChange } from '@vcms/questionnaires/model';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';

export interface EvidenceFieldProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly disabled: boolean;
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  /** 'firm', or the client whose supplement it is: only that client sees its papers. */
  readonly owner: string;
  readonly onAnswer: (question: Question, change: AnswerChange) => void;
}

function titleOf({ text }: Question): string {
  return `Questionnaire: ${text}`.slice(0, 120).trim();
}

/** The document that proves an answer; it goes up at once. */
export function EvidenceField(props: EvidenceFieldProps) {
  const { question, answer, disabled, documents, owner, onAnswer } = props;
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const signal = useAbortSignal();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const onFile = documents.find(({ id }) => id === answer?.docId)?.fileName;

  async function put(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (wrong !== undefined) return;
    const id = crypto.randomUUID();
    setProgress(0);
    const result = await uploadDocument(
      { firestore, storage, uid, contractorId },
      {
        ...{ id, file, signal, title: titleOf(question), typeId: 'questionnaire', category: 'other' },
        visibility: owner === 'firm' ? 'engaged' : `client:${owner}`,
        onProgress: setProgress,
        connection: window,
      },
    );
    setProgress(undefined);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    // Only what the file says: the answer may have been changed while it went up.
    onAnswer(question, { docId: id, ...(question.type === 'file' && { value: file.name.slice(0, 200) }) });
  }

  if (disabled) {
    return (
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        Document: {onFile ?? 'none'}
      </Text>
    );
  }
  return (
    <FileField
      label="Document"
      problem={problem}
      onFile={onFile}
      help="Attach the document that shows it. The firm and your clients can open it once you submit."
      progress={progress}
      onFileChange={(file) => void put(file)}
    />
  );
}
