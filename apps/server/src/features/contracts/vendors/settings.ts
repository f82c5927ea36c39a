import { readFileSync } from 'node:fs';
import { array, number, object, string, type InferType } from 'yup';
import type { ForeignVendor, SigningProvider } from '../../../http/signingService';
import { StartError } from '../../../startError';
import { esignProvider } from './esign';
import { fadadaProvider } from './fadada';
import { isSafe } from '../../../http/vendorHttp';

const settings = object({
  vendor: string<ForeignVendor>().oneOf(['esign', 'fadada']).required(),
  /** Address of its interface, without a slash at the end. */
  url: string().max(500).required(),
  appId: string().max(200).required(),
  secret: string().max(4_000).required(),
  /** Milliseconds until it counts as failed, when it is silent. */
  patience: number().integer().min(100).max(60_000).default(10_000),
}).noUnknown();

/** Settings of a signing vendor. */
export type SigningSettings = InferType<typeof settings>;

/**
 * Reads the signing vendor of an installation from the JSON file that `SIGNING_VENDOR` names;
 * `undefined` without one: letters are then signed in the product itself. Throws a `StartError`.
 */
export function readSigning(file: string | undefined): readonly SigningSettings[] | undefined {
  if (!file) return undefined;
  try {
    const schema = array(settings.required()).length(1).required();
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const list = schema.cast(schema.validateSync(content, { strict: true }));
    for (const { vendor, url } of list)
      if (!isSafe(url)) throw new Error(`the address of ${vendor} must be https`);
    return list;
  } catch (error) {
    throw new StartError(`SIGNING_VENDOR ${file} cannot be used: ${(error as Error).message}.`);
  }
}

/** Returns the provider of settings. Notifications come to `publicUrl`. */
export const signingProvider = (known: SigningSettings, publicUrl: string): SigningProvider => {
  const notifyUrl = `${publicUrl}/CM-API/gContractApi/callback/${known.vendor}`;
  const returnUrl = `${publicUrl}/signPage`;
  const create = known.vendor === 'esign' ? esignProvider : fadadaProvider;
  return create({ ...known, notifyUrl, returnUrl });
};
