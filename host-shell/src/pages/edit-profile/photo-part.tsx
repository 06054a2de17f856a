import { Box, Button, Flex, Icon, Progress, Text, VisuallyHidden } from '@vcms/ui';
import { useRef } from 'react';
import { usePicture } from '../../layout/use-picture.ts';
import { UserAvatar } from '../../layout/user-avatar.tsx';
import { FORM_CONTROL } from '../form-control.ts';
import { PHOTO_ACCEPT } from './check-photo.ts';
import { PhotoActions } from './photo-actions.tsx';
import { type PhotoOptions, usePhoto } from './use-photo.ts';

export interface PhotoPartProps extends PhotoOptions {
  readonly email: string;
  readonly company: string;
  /** Address of the stored picture. */
  readonly photoUrl: string | null;
}

/** The picture in the top bar, or the initials that stand in for it. */
export function PhotoPart({ email, company, photoUrl, ...options }: PhotoPartProps) {
  const photo = usePhoto(options);
  const chooser = useRef<HTMLInputElement>(null);
  const stored = usePicture(photoUrl, options.store.open);
  const shown = photo.preview ?? stored;
  return (
    <Flex gap="6" align="flex-start" wrap="wrap">
      <UserAvatar user={{ email, company, photoUrl: shown }} size="6rem" />
      <Box flex="1 1 16rem" minW="0">
        <Text color="fg.muted" mb="3">
          {photo.preview === undefined
            ? 'PNG, JPG or WebP up to 5 MB. The middle of the picture is used.'
            : 'This is how your photo will look. It is not saved yet.'}
        </Text>
        <VisuallyHidden asChild>
          <input
            ref={chooser}
            type="file"
            aria-label="Photo file"
            tabIndex={-1}
            accept={PHOTO_ACCEPT}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) void photo.choose(file);
              // The same file can be chosen again after a change.
              currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
        {photo.progress === undefined ? (
          <PhotoActions
            photo={photo}
            hasPhoto={photoUrl !== null}
            onChoose={() => chooser.current?.click()}
          />
        ) : (
          <Flex gap="4" align="center" wrap="wrap">
            <Progress.Root
              value={Math.round(photo.progress * 100)}
              flex="1 1 10rem"
              maxW="20rem"
              aria-label="Upload"
            >
              <Progress.Track>
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
            <Text>{Math.round(photo.progress * 100)}%</Text>
            <Button variant="outline" colorPalette="gray" minH={FORM_CONTROL.minH} onClick={photo.cancel}>
              Cancel
            </Button>
          </Flex>
        )}
        <Text role="status" mt="3" color="fg.muted">
          {photo.progress === undefined ? (photo.done ?? '') : 'Saving your photo…'}
        </Text>
        {photo.problem !== undefined && (
          <Flex role="alert" mt="1" gap="2" color="fg.error" fontWeight="medium">
            <Icon name="warning" />
            {photo.problem}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}
