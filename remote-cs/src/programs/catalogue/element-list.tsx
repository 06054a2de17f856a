import {
  blankElement,
  type EditionContent,
  type EditionProblem,
  moveElement,
  newElementId,
  removeElement,
  replaceElement,
  stepElement,
} from '@vcms/programs/model';
import { Button, Icon, Stack } from '@vcms/ui';
import { useState } from 'react';
import { ElementForm } from './element-form.tsx';
import { ElementRow } from './element-row.tsx';

export interface ElementListProps {
  readonly elements: EditionContent['elements'];
  readonly problems: readonly EditionProblem[];
  /** Ids of all editions: none is used again for something else. */
  readonly usedIds: ReadonlySet<string>;
  readonly onChange: (elements: EditionContent['elements']) => void;
}

/** The elements of a draft in their order. */
export function ElementList({ elements, problems, usedIds, onChange }: ElementListProps) {
  const [open, setOpen] = useState<string>();
  function add(): void {
    const id = newElementId(new Set([...usedIds, ...elements.map((element) => element.id)]));
    onChange([...elements, blankElement(id)]);
    setOpen(id);
  }
  return (
    <>
      <Stack as="ul" aria-label="Elements of the draft" gap="3" m="0" p="0">
        {elements.map((element, index) => (
          <ElementRow
            key={element.id}
            number={index + 1}
            element={element}
            problems={problems.flatMap(({ elementId, text }) => (elementId === element.id ? [text] : []))}
            isOpen={open === element.id}
            onToggle={() => setOpen(open === element.id ? undefined : element.id)}
            onStep={(step) => onChange(stepElement(elements, element.id, step))}
            onRemove={() => onChange(removeElement(elements, element.id))}
            onDropped={(id) => onChange(moveElement(elements, id, index))}
          >
            <ElementForm element={element} onChange={(next) => onChange(replaceElement(elements, next))} />
          </ElementRow>
        ))}
      </Stack>
      <Button mt="3" size="sm" variant="outline" onClick={add}>
        <Icon name="plus" /> Add an element
      </Button>
    </>
  );
}
