import {
  Avatar,
  Badge,
  Box,
  Card,
  DataList,
  EmptyState,
  Flex,
  Heading,
  PageHeading,
  Stack,
  Text,
} from '@vcms/ui';
import { roleLabel } from '../auth/role-labels.ts';
import { displayNameOf, photoUrlOf, type SessionUser } from '../auth/session-state.ts';

export interface EditProfilePageProps {
  readonly user: SessionUser;
}

/** /profile/user/edit-profile: what the product knows about the person. Changing it is not offered yet. */
export function EditProfilePage({ user }: EditProfilePageProps) {
  return (
    <>
      <PageHeading title="Profile" description="What your company and our staff see about you." />
      <Stack gap="6">
        <Card.Root>
          <Card.Body gap="7">
            <Identity user={user} />
            <DataList
              items={[
                { label: 'First name', value: user.firstName },
                { label: 'Last name', value: user.lastName },
                { label: 'E-mail', value: user.email },
                { label: 'Phone', value: user.phone },
                { label: 'Title', value: user.title },
                { label: 'Company', value: user.company },
              ]}
            />
          </Card.Body>
        </Card.Root>
        <Card.Root>
          <Card.Header>
            <Heading as="h2" size="lg">
              Edit
            </Heading>
          </Card.Header>
          <Card.Body>
            <EmptyState
              level={3}
              icon="edit"
              title="This page is not available yet."
              description="Ask your company's administrator or our support to correct your data."
            />
          </Card.Body>
        </Card.Root>
      </Stack>
    </>
  );
}

function Identity({ user }: EditProfilePageProps) {
  const photo = photoUrlOf(user);
  const name = displayNameOf(user);
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <Avatar.Root size="2xl">
        <Avatar.Fallback name={name} />
        {photo !== null && <Avatar.Image src={photo} alt="" />}
      </Avatar.Root>
      <Box minW="0">
        <Heading as="h2" size="xl" overflowWrap="anywhere">
          {name}
        </Heading>
        {name !== user.email && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {user.email}
          </Text>
        )}
        {user.role !== undefined && (
          <Badge mt="2" variant="subtle">
            {roleLabel(user.role)}
          </Badge>
        )}
      </Box>
    </Flex>
  );
}
