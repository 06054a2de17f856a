import { contractorsBeginningQuery, useLiveQuery } from '@vcms/data';
import { matchesWords } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Field, Flex, Icon, Input, InputGroup, LoadingBlock, Text } from '@vcms/ui';
import { useState } from 'react';
import { ComplianceChip } from '../compliance-chip.tsx';
import { FailurePanel } from '../failure-panel.tsx';
import { useDebouncedValue } from '../use-debounced-value.ts';

const SHOWN = 8;
/** Of several words the server narrows down by the longest. */
const LOOKED_AT = 25;

export interface ContractorSearchProps {
  readonly label: string;
  readonly clientId: string;
  readonly onChoose: (contractorId: string) => void;
  /** A contractor that makes no sense here. */
  readonly without?: string;
}

function Matches({ search, ...props }: ContractorSearchProps & { readonly search: string }) {
  const { clientId, onChoose, without } = props;
  const { firestore } = useBackend();
  const live = useLiveQuery(contractorsBeginningQuery(firestore, clientId, search, LOOKED_AT));
  if (live.kind === 'loading') return <LoadingBlock label="Looking for contractors" rows={3} />;
  if (live.kind === 'failed') return <FailurePanel failure={live.failure} retry={live.retry} />;
  const matching = live.items.filter(
    ({ contractorId, contractorName }) => contractorId !== without && matchesWords(contractorName, search),
  );
  const found = matching.slice(0, SHOWN);
  if (found.length === 0) {
    return (
      <Text color="fg.muted">
        {search === ''
          ? 'No contractor has accepted yet. One that has accepted the invitation can be chosen here.'
          : 'No contractor has a word that starts with that. Check the spelling or type fewer letters.'}
      </Text>
    );
  }
  return (
    <>
      <Box as="ul" aria-label="Contractors found" m="0" p="0">
        {found.map(({ contractorId, contractorName, result }) => (
          <Flex
            as="li"
            key={contractorId}
            listStyleType="none"
            direction={{ base: 'column', sm: 'row' }}
            gap={{ base: '0.5', sm: '2' }}
            align={{ base: 'flex-start', sm: 'center' }}
            justify="space-between"
            borderTopWidth="1px"
            pt="1"
            pb={{ base: '2.5', sm: '1' }}
          >
            <Button
              variant="ghost"
              justifyContent="flex-start"
              whiteSpace="normal"
              textAlign="start"
              overflowWrap="anywhere"
              flexShrink="1"
              h="auto"
              minH="10"
              px="1"
              py="1"
              onClick={() => onChoose(contractorId)}
            >
              {contractorName}
            </Button>
            <Box ms={{ base: '1', sm: '0' }} flexShrink="0">
              <ComplianceChip status={result.overall} />
            </Box>
          </Flex>
        ))}
      </Box>
      {(matching.length > SHOWN || live.items.length > LOOKED_AT) && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          There are more. Type more of the name.
        </Text>
      )}
    </>
  );
}

/** Finds one of a client's contractors by the beginning of a word of its name. */
export function ContractorSearch(props: ContractorSearchProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  return (
    <Box>
      <Field.Root maxW="28rem">
        <Field.Label>{props.label}</Field.Label>
        <InputGroup startElement={<Icon name="search" />}>
          <Input
            type="search"
            value={text}
            maxLength={120}
            placeholder="Part of the name"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </InputGroup>
      </Field.Root>
      <Box mt="3" minH="10rem">
        <Matches {...props} search={search} />
      </Box>
    </Box>
  );
}
