import { useContext, useEffect, useId, useRef, useState } from 'react';
import { signIn, signUp } from '../../data/endpoints.ts';
import { withTimeout } from '../../domain/timeout.ts';
import { styled } from '../../style/styled.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { LinkContext } from '../../ui/link/Link.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { usePartner } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { AuthDialogsProps, AuthModal } from './AuthContext.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { type Draft, emptyDraft, rememberEmail, rememberedEmail } from './draft.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useSend } from './use-send.ts';

/** The Sign In and Create Account dialogs: one dialog with two forms, which share their values. */
export function AuthDialogs({ open, continueTo = '/', onSwap, onClose }: AuthDialogsProps) {
  const [modal, setModal] = useState(open ?? 'signin');
  if (open && open !== modal) setModal(open);
  const [justRegistered, setJustRegistered] = useState(false);
  const draft = useRef<Draft>(undefined);
  draft.current ??= firstDraft();
  const titleId = useId();
  useFocus(titleId, open);
  // Remove the passwords on close, because another person may use the device next.
  useEffect(() => {
    if (!open && draft.current) draft.current = { ...draft.current, password: '', cpassword: '' };
  }, [open]);

  const send = useSend();
  const toast = useToast();
  const { signedIn } = useSession();
  const { navigate } = useContext(LinkContext);
  const partner = usePartner();

  const sendSignIn = ({ email, password, remember }: Draft) =>
    send(signIn, { email: email.trim(), password }, ({ user, token }) => {
      rememberEmail(remember ? email.trim() : '');
      draft.current = firstDraft();
      setJustRegistered(false);
      if (!signedIn(user, token)) {
        toast.error(noCookies);
        return { kind: 'refused', message: noCookies, fields: {} };
      }
      toast.success('User login Successfully');
      onClose();
      navigate?.(continueTo);
      return { kind: 'sent' };
    });

  const sendSignUp = async ({ firstName, lastName, email, password, cpassword, ...rest }: Draft) => {
    const phone = await internationalPhone(rest);
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    const account = { ...names, email: email.trim(), phone, password, cpassword, ...(partner && { partner }) };
    return send(signUp, account, () => {
      toast.success('Registered Successfully');
      setJustRegistered(true);
      onSwap('signin');
      return { kind: 'sent' };
    });
  };

  const common = {
    draft: draft.current,
    onDraft: (typed: Draft) => {
      draft.current = typed;
    },
  };
  const signInLead = justRegistered ? 'Your account is ready: sign in to begin.' : 'Sign in to watch your lectures.';
  return (
    <Modal open={open !== undefined} onClose={onClose} labelledBy={titleId}>
      {modal === 'signin' ? (
        <AuthLayout titleId={titleId} title="Welcome Back" lead={signInLead}>
          <SignInForm {...common} onSend={sendSignIn} onSwap={() => onSwap('signup')} />
        </AuthLayout>
      ) : (
        <AuthLayout titleId={titleId} title="Create Account" lead="One account for every course and lecture.">
          <SignUpForm {...common} onSend={sendSignUp} onSwap={() => onSwap('signin')} />
        </AuthLayout>
      )}
    </Modal>
  );
}

const noCookies =
  'You are not signed in, because this browser stores no cookies for this site. Allow cookies in its settings, under “Privacy” or “Site settings”, and sign in again.';

const Modal = styled(Dialog)`
  inline-size: min(1062px, 100% - 24px);
`;

function firstDraft(): Draft {
  const email = rememberedEmail();
  return { ...emptyDraft, email, remember: email !== '' };
}

/**
 * Returns the number in international format (+923012345678). If the number is invalid or the phone library does not
 * load, returns it as typed, and the server validates it.
 */
async function internationalPhone({ phone, country }: Pick<Draft, 'phone' | 'country'>): Promise<string> {
  const library = await withTimeout(import('./phone.ts'), 2_000).catch(() => undefined);
  return library?.readPhone(phone, country)?.e164 ?? phone.trim();
}

/** Focuses the title when a form opens. After the sign-in, focuses <main>, because the button that opened the form is gone. */
function useFocus(titleId: string, open: AuthModal | undefined) {
  useEffect(() => {
    const title = document.getElementById(titleId);
    if (open && title) {
      title.focus();
      // showModal() focused a field further down and scrolled to it.
      title.closest('dialog')?.firstElementChild?.scrollTo?.(0, 0);
    } else if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [titleId, open]);
}
