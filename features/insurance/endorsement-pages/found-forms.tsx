import type { PageRect, ReadEndorsement } from '@vcms/pdf';
import { Box, Button, Flex, Text } from '@vcms/ui';
import { formName, formText, scheduleTexts } from './form-words.ts';

export interface FoundFormsProps {
  readonly forms: readonly ReadEndorsement[];
  /** Shows where it stands on the page. */
  readonly onShow: (place: PageRect) => void;
}

/** The forms of a file in the order of its pages, each with whom it names. */
export function FoundForms({ forms, onShow }: FoundFormsProps) {
  return (
    <Box as="ul" listStyleType="none" m="0" p="0" aria-label="Endorsement forms in this file">
      {forms.map((form) => {
        const { place, certainty, isScanned } = form.number;
        return (
          <Flex as="li" key={`${form.number.value} ${place.page}`} gap="3" justify="space-between" py="1.5">
            <Box minW="0" textStyle="sm">
              <Text>{formText(form)}</Text>
              {scheduleTexts(form).map((text) => (
                <Text key={text} color="fg.muted" overflowWrap="anywhere">
                  {text}
                </Text>
              ))}
              {certainty === 'likely' && (
                <Text color="fg.warning">
                  {isScanned === true
                    ? 'From a scan: compare it with the page.'
                    : 'Check it: the reading is not certain.'}
                </Text>
              )}
            </Box>
            <Button
              size="xs"
              variant="ghost"
              aria-label={`Show ${formName(form)} on page ${place.page}`}
              onClick={() => onShow(place)}
            >
              Show
            </Button>
          </Flex>
        );
      })}
    </Box>
  );
}
