import { Box, Button, Icon } from '@vcms/ui';
import { SampleFile } from '@vcms/workforce/sample';
import { useState } from 'react';
import type { ClientSample } from '../samples-of-type.ts';

function SampleRow({ clientName, ...name }: ClientSample) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box mb="3">
      <Button
        type="button"
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        whiteSpace="normal"
        height="auto"
        py="1.5"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} /> Sample from {clientName}
      </Button>
      {isOpen && (
        <Box mt="3">
          <SampleFile {...name} />
        </Box>
      )}
    </Box>
  );
}

/** What clients show of the type that is chosen, unfolded in place: what was typed stays beside it. */
export function SampleList({ samples }: { readonly samples: readonly ClientSample[] }) {
  return samples.map((sample) => <SampleRow key={sample.documentId} {...sample} />);
}
