// A lookup of stored responses over real sockets, and a record read offline, through the given entry points.
export async function look({ createClient, createReplayServer, isWhoisError }, { parse }) {
  const server = await createReplayServer({ fixtures: 'fixtures' });
  const client = createClient({ connect: server.connect, timeout: 10_000 });
  const { parts, properties } = await client.lookup('example.com');
  const failure = await client.lookup('no name').catch((error) => error);
  await client.close();
  await server.close();
  const read = parse('Domain Name: EXAMPLE.NET\nCreation Date: 2001-02-03T04:05:06Z\n');
  console.log(parts.length, properties.status, isWhoisError(failure) && failure.code, read.created_on);
}
