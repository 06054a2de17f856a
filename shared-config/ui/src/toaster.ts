/**
 * Toasts of a page of its own, such as a remote's standalone page. Not part of the package's main entry, which remotes
 * get whole: in the product the shell alone shows toasts.
 */
export { createToaster, Toast, Toaster } from '@chakra-ui/react';
