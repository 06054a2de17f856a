import { type Listener, listen } from '@vcms/hosting';
import sirv from 'sirv';
import { GALLERY_SITE } from './build-gallery.ts';

/** Serves the built page on this machine only; port 0 takes any free one. Rejects with PortError. */
export function serveGallery(port: number): Promise<Listener> {
  const files = sirv(GALLERY_SITE, { dev: true });
  return listen(
    (request, response) =>
      files(request, response, () => {
        response.writeHead(404).end();
      }),
    '127.0.0.1',
    port,
  );
}
