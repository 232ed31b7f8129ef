/** For tests of all packages: a whole server of their own, and visitors who come to it without a browser. */
export { createTestServer, type TestServer, type TestServerOptions } from './server.ts';
export { createVisitor, type TestSocket, type Visitor } from './visitor.ts';
