import { Hono } from 'hono';
import { may } from '../../../domain/office/actions.ts';
import { mediaRoute } from '../../../domain/office/content-contract.ts';
import { jsonAnswer } from '../../api/json.ts';
import type { NodeEnv } from '../../http/client-address.ts';
import { decoded } from '../../http/media-files.ts';
import { contextOf, requireOwnPage, requireStaff, withHeaders } from '../calls.ts';
import type { OfficeContext, OfficeServices } from '../handler.ts';
import { downloadFolder, FolderProblems, uploadFolder } from './folder.ts';
import { draftMedia, upload } from './media.ts';
import { downloadTable, uploadSheet } from './sheets.ts';

type Env = { Bindings: NodeEnv };
type Answer = (context: OfficeContext) => Promise<Response>;

export function contentFiles(services: OfficeServices): Hono<Env> {
  const routes = new Hono<Env>();
  const on = (method: 'GET' | 'POST', path: string, answer: Answer) =>
    routes.on(method, path, async (c) => {
      requireOwnPage(c, services);
      const staff = await services.sessions.find(c.req.raw);
      requireStaff(staff, (role) => may(role, 'content/save'));
      return answer({ ...contextOf(c, services, staff, []), staff });
    });
  on('GET', `${mediaRoute}*`, (context) => {
    const path = new URL(context.request.url).pathname.slice(mediaRoute.length);
    return draftMedia(context, decoded(path) ?? '');
  });
  on('GET', '/office/api/folder.zip', downloadFolder);
  on('GET', '/office/api/table.xlsx', downloadTable);
  on('POST', '/office/api/upload', async (context) => withHeaders(jsonAnswer(200, await upload(context))));
  on('POST', '/office/api/sheet', async (context) => withHeaders(jsonAnswer(200, await uploadSheet(context))));
  on('POST', '/office/api/folder', async (context) => {
    try {
      return withHeaders(jsonAnswer(200, await uploadFolder(context)));
    } catch (error) {
      if (!(error instanceof FolderProblems)) throw error;
      return withHeaders(jsonAnswer(422, { message: error.message, problems: error.problems }));
    }
  });
  return routes;
}
