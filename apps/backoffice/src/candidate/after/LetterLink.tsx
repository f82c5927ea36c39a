import { Link, useTexts } from '@mingjian/ui';
import { isWeChat } from '../frame/isWeChat';
import { Note } from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { afterTexts } from './after.texts';

/** The way to the signed letter, once there is one. */
export function LetterLink() {
  const t = useTexts(afterTexts);
  const { page } = usePage();
  if (page.authUrl === null) return null;
  if (isWeChat()) return <Note>{t.letterInWeChat}</Note>;
  return (
    <Note>
      <Link href={page.authUrl} download>
        {t.letter}
      </Link>
    </Note>
  );
}
