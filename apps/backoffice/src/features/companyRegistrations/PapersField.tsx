import { REGISTRATION_PAPERS, UPLOAD_RULES } from '@mingjian/api';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import type { CustomFormField, FieldControlProps } from '@mingjian/widgets/Form';
import { controlOptions } from '../../shared/resourceList/controlOptions';
import { PDF_ASSETS } from '../../shared/files/useFileSources';
import type { RegistrationPapers } from './useRegistrationPapers';

export interface PapersFieldProps extends FieldControlProps<CustomFormField> {
  papers: RegistrationPapers;
}

/** The papers of a request, such as the business licence. Its value is their JSON text. */
export function PapersField(props: PapersFieldProps) {
  const { value, onChange, actionsRef, papers } = props;
  const { extensions, megabytes } = UPLOAD_RULES.registration;
  return (
    <FileWidget
      {...controlOptions(props)}
      actionsRef={actionsRef}
      upload={papers.upload}
      resolveUrl={papers.resolveUrl}
      pdfAssets={PDF_ASSETS}
      extensions={extensions}
      maxSize={megabytes}
      max={REGISTRATION_PAPERS}
      value={typeof value === 'string' ? value : null}
      onValueChange={onChange}
    />
  );
}
