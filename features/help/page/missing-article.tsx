import { Alert, Box } from '@vcms/ui';

/** The address names no article of this page: an old link, or one of another role's help. */
export function MissingArticle() {
  return (
    <Alert.Root status="info" mb="6">
      <Alert.Indicator />
      <Box>
        <Alert.Title>This article cannot be found.</Alert.Title>
        <Alert.Description>It may have been renamed. Choose one below, or search for it.</Alert.Description>
      </Box>
    </Alert.Root>
  );
}
