/** Types of the part that the tests use, because the package has none. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    httpServer: Server;
    run(): Promise<{ port: number }>;
  }
  export = S3rver;
}
