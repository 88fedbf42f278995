import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { AddressRefused, type AddressRule } from './addressRule';

/**
 * Connections to addresses that `rule` allows, and no others. The address is checked where the socket is opened, after
 * the name was resolved and nothing resolves it again: neither a redirect nor a name that changes its mind gets past.
 * A name with one address that is not allowed is not connected to at all.
 */
export function guardedAgent({ resolve, allows }: AddressRule): Agent {
  const lookup: LookupFunction = (hostname, { all }, done) => {
    resolve(hostname).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (!first || !addresses.every(allows)) done(new AddressRefused(), '', 0);
        else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
  const connect = buildConnector({ lookup, timeout: 5000 });
  return new Agent({
    // One exchange per connection, so that the next one is checked again.
    pipelining: 0,
    connect: (options, done) => {
      // IP addresses are not looked up, so they are checked here.
      if (isIP(options.hostname) && !allows(options.hostname)) done(new AddressRefused(), null);
      else connect(options, done);
    },
  });
}
