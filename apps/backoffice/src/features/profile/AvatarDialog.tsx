import { useMemo, useState } from 'react';
import { profile } from '@mingjian/api';
import { useHttp, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { ImageControl } from '../../shared/files/ImageControl';
import { refusalOf } from '../../base/formRefusal';
import { loadSignedIn, messages } from '../../shell';
import { profileTexts } from './profile.texts';

/** A square, no larger than a screen shows it. */
const CROP = { aspect: 1, maxWidth: 800 };

export interface AvatarDialogProps {
  avatar: string | null;
  onClose(): void;
}

/** The form of one's own picture. */
export function AvatarDialog({ avatar, onClose }: AvatarDialogProps) {
  const t = useTexts(profileTexts);
  const http = useHttp();
  const { submit: change } = useSubmit(profile.update);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'custom',
        field: 'avatar',
        label: t.avatar,
        description: t.avatarNote,
        wide: true,
        render: (props) => <ImageControl {...props} kind="avatar" crop={CROP} />,
      },
    ],
    [t],
  );
  const [values] = useState({ avatar });
  const submit: SubmitForm = async (selected, { signal }) => {
    const result = await change({ avatar: selected.avatar as string | null }, { signal });
    if (!result.ok) return refusalOf(result.error);
    await loadSignedIn(http);
    return undefined;
  };
  const handleSaved = () => {
    messages.show({ text: t.avatarSaved, tone: 'success' });
    onClose();
  };
  const form = useRecordForm({ fields, values, submit, onSaved: handleSaved });
  return <FormDialog form={form} size="small" title={t.changeAvatar} onClose={onClose} />;
}
