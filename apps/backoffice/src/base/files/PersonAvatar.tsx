import { Avatar, type AvatarProps } from '@mingjian/ui';
import { useFreshAddress } from './useFreshAddress';

export interface PersonAvatarProps extends Pick<AvatarProps, 'name' | 'size'> {
  /** Address of the picture; `null` shows the initials. */
  avatar: string | null;
}

/** The small picture or the initials of a person beside their name. */
export function PersonAvatar({ name, size, avatar }: PersonAvatarProps) {
  const { address } = useFreshAddress(avatar, 'thumb');
  return <Avatar name={name} size={size} aria-hidden src={address} />;
}
