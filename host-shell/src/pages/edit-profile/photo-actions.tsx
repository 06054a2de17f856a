import { Button, Flex, Icon } from '@vcms/ui';
import { FORM_CONTROL } from '../form-control.ts';
import type { PhotoState } from './use-photo.ts';

export interface PhotoActionsProps {
  readonly photo: PhotoState;
  /** A picture is stored. */
  readonly hasPhoto: boolean;
  readonly onChoose: () => void;
}

/** What can be done with the picture while nothing is under way. */
export function PhotoActions({ photo, hasPhoto, onChoose }: PhotoActionsProps) {
  const isChosen = photo.preview !== undefined;
  const plain = { variant: 'outline', colorPalette: 'gray', minH: FORM_CONTROL.minH } as const;
  return (
    <Flex gap="3" wrap="wrap">
      {isChosen && (
        <Button minH={FORM_CONTROL.minH} onClick={() => void photo.upload()}>
          Save photo
        </Button>
      )}
      <Button {...plain} onClick={onChoose}>
        <Icon name="upload" />
        {hasPhoto || isChosen ? 'Choose another photo' : 'Choose photo'}
      </Button>
      {isChosen && (
        <Button {...plain} onClick={photo.discard}>
          Discard photo
        </Button>
      )}
      {hasPhoto && !isChosen && (
        <Button {...plain} onClick={() => void photo.remove()}>
          <Icon name="trash" />
          Remove photo
        </Button>
      )}
    </Flex>
  );
}
