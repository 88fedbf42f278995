/** What those who manage a community do, as the audit calls it. */
export const acts = [
  ...(['manager.invite', 'manager.withdraw', 'manager.decline'] as const),
  ...(['manager.grant', 'manager.revoke'] as const),
  ...(['member.admit', 'member.refuse', 'member.remove', 'member.restore'] as const),
  ...(['member.hide', 'member.show', 'member.pause', 'member.resume'] as const),
  ...(['member.pick', 'member.unpick', 'member.message', 'member.warn'] as const),
  ...(['note.add', 'note.delete', 'view.save', 'view.delete'] as const),
  ...([
    'bulk.begin',
    'bulk.undo',
    'bulk.refuse',
    'members.export',
    'members.invite',
    'audit.export',
  ] as const),
  'report.decide',
  ...(['recommendations.send', 'intro.pass', 'intro.refuse'] as const),
  ...(['event.change', 'event.cancel', 'event.delete', 'event.organisers'] as const),
  ...(['event.participants', 'event.export', 'community.create', 'account.erase'] as const),
] as const;

export type Act = (typeof acts)[number];
