import { useEvidenceFile } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { Center, Icon, Image } from '@vcms/ui';
import { useEffect, useState } from 'react';

export interface PhotoProps {
  readonly contractorId: string;
  readonly documentId: string | undefined;
  readonly name: string;
}

/** The photo of a person, or a stand-in. */
export function Photo({ contractorId, documentId, name }: PhotoProps) {
  const { functions } = useBackend();
  const file = useEvidenceFile({ functions }, contractorId, documentId);
  const blob = file.kind === 'ready' ? file.blob : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [blob]);
  if (address !== undefined) {
    return <Image src={address} alt={`Photo of ${name}`} boxSize="28" objectFit="cover" borderRadius="md" />;
  }
  return (
    <Center boxSize="28" borderRadius="md" bg="bg.muted" color="fg.muted" flexShrink="0">
      <Icon name="users" size="2rem" />
    </Center>
  );
}
