import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { callOffice } from '../data/office.ts';
import { fontsCss } from '../site/fonts.ts';
import { StyleRoot } from '../style/StyleRoot.tsx';
import { adopt, createStyleTarget } from '../style/style-target.ts';
import { siteCss } from '../style/theme.ts';
import { ToastProvider } from '../ui/toast/toasts.ts';
import { OfficeProvider } from './api/OfficeProvider.tsx';
import { Office } from './Office.tsx';

const requests = { call: callOffice };

/** Renders the office into `#root` of the document that the server sends for all office pages. */
function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const styles = createStyleTarget(fontsCss + siteCss);
  adopt(document, styles);
  createRoot(root, { onCaughtError: reportError }).render(
    <StyleRoot target={styles}>
      <OfficeProvider requests={requests}>
        <ToastProvider>
          <Router base="/office">
            <Office />
          </Router>
        </ToastProvider>
      </OfficeProvider>
    </StyleRoot>,
  );
}

start();
