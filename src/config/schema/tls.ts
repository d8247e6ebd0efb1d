import { createPrivateKey, X509Certificate } from 'node:crypto';
import { resolve } from 'node:path';
import { textOfFile } from '../settings-files.ts';
import { unreadable } from '../unreadable.ts';
import { section } from './section.ts';
import { Refusal, value } from './value.ts';

export const tls = section(
  'TLS for the port of the graph. The files are read again when they change. A relative path starts at the working directory.',
  {
    key: pem('The file of the private key, in PEM and not encrypted.', 'a private key', createPrivateKey),
    cert: pem('The file of the certificate and those of its issuers, in PEM.', 'a certificate', certificate),
    clientCa: pem(
      'The file of the certificate authorities, in PEM, for client certificates; `auth.certificates` maps these to callers. Unless set, clients are not asked for one.',
      'a certificate',
      certificate,
    ).optional(),
  },
).refine(({ key, cert }) => certificate(textOfFile(cert)).checkPrivateKey(createPrivateKey(textOfFile(key))), {
  error: 'cert is not the certificate of key',
});

function certificate(text: string): X509Certificate {
  return new X509Certificate(text);
}

/** The absolute path of a file whose content can be read as this. */
function pem(description: string, content: string, read: (text: string) => unknown) {
  return value(description, {
    allowed: `the path of a file with ${content} in PEM`,
    json: { type: 'string', minLength: 1 },
    read(found) {
      if (typeof found !== 'string' || found === '') return undefined;
      const file = resolve(found);
      try {
        const text = textOfFile(file);
        read(text);
        return file;
      } catch (error) {
        const isRead = !(error instanceof Error && 'syscall' in error);
        return new Refusal(
          isRead ? `names a file without ${content} in PEM` : `names a file that ${unreadable(error)}`,
        );
      }
    },
  });
}
