/** The part of firebase/storage that remotes get from the shell (decision 0019). */
export {
  deleteObject,
  getBlob,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
