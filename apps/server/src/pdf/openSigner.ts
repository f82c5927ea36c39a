import { readFile } from 'node:fs/promises';
import type { DocumentSigner } from '../http/documentSigner';
import { StartError } from '../startError';
import { factsOf, readContainer } from './keyContainer';

/** File of a signer. */
export interface SignerSettings {
  /** Path of a PKCS #12 file. */
  file: string;
  password: string;
}

/** Returns the settings of the environment; `undefined` without a file. */
export const readSignerSettings = ({
  REPORT_SIGNING_FILE: file,
  REPORT_SIGNING_PASSWORD: password = '',
}: NodeJS.ProcessEnv): SignerSettings | undefined => (file ? { file, password } : undefined);

/** Returns the signer of a file. Throws a `StartError` when it cannot sign. */
export async function openSigner({ file, password }: SignerSettings): Promise<DocumentSigner> {
  const problem = (reason: string) =>
    new StartError(`REPORT_SIGNING_FILE ${file} cannot be used: ${reason}.`);
  const container = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw problem(`it cannot be read (${error.code ?? error.name})`);
  });
  const content = await readContainer(container, password).catch(() => {
    throw problem('REPORT_SIGNING_PASSWORD is wrong, or it is no PKCS #12 file');
  });
  if (!content) throw problem('it needs an RSA key, and the certificate of this key');
  return { container, password, ...(await factsOf(content.certificate)) };
}

/** Whether a certificate is valid at a moment: a signature beyond it is one that readers reject. */
export const canSign = ({ validFrom, validTo }: DocumentSigner, at: Date) =>
  validFrom <= at && at <= validTo;
