CREATE TABLE "directory_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"country" text,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "directory_counts_idx" ON "directory_counts" USING btree ("community_id","kind");
--> statement-breakpoint
-- What a member is counted by in the directory: each tag once, and the place where it is shown.
-- Of the tags, whether the place is shown, the city and the country.
CREATE FUNCTION directory_facets(text[], boolean, text, text)
RETURNS TABLE (kind text, value text, country text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT 'TAG', tag, NULL::text FROM unnest($1) AS tag
  UNION ALL
  SELECT 'PLACE', $3, $4 WHERE $2 AND $3 <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION directory_counts_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO directory_counts (community_id, kind, value, country, count)
    SELECT come.community_id, facet.kind, facet.value, facet.country, count(*)
      FROM come, directory_facets(come.tags, come.show_location, come.city, come.country) AS facet
      WHERE come.enabled AND come.profile_enabled GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION directory_counts_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO directory_counts (community_id, kind, value, country, count)
    SELECT gone.community_id, facet.kind, facet.value, facet.country, -count(*)
      FROM gone, directory_facets(gone.tags, gone.show_location, gone.city, gone.country) AS facet
      WHERE gone.enabled AND gone.profile_enabled GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION directory_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO directory_counts (community_id, kind, value, country, count)
    SELECT NEW.community_id, kind, value, country, sum(by) FROM (
        SELECT facet.*, -1 AS by FROM directory_facets(OLD.tags, OLD.show_location, OLD.city, OLD.country) AS facet
          WHERE OLD.enabled AND OLD.profile_enabled
        UNION ALL
        SELECT facet.*, 1 FROM directory_facets(NEW.tags, NEW.show_location, NEW.city, NEW.country) AS facet
          WHERE NEW.enabled AND NEW.profile_enabled
      ) AS each GROUP BY kind, value, country HAVING sum(by) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER participants_come_to_counts AFTER INSERT ON "participants"
REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION directory_counts_come();
--> statement-breakpoint
CREATE TRIGGER participants_go_from_counts AFTER DELETE ON "participants"
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION directory_counts_go();
--> statement-breakpoint
CREATE TRIGGER participants_change_counts AFTER UPDATE OF tags, show_location, city, country, enabled, profile_enabled ON "participants"
FOR EACH ROW WHEN ((OLD.tags, OLD.show_location, OLD.city, OLD.country, OLD.enabled, OLD.profile_enabled)
  IS DISTINCT FROM (NEW.tags, NEW.show_location, NEW.city, NEW.country, NEW.enabled, NEW.profile_enabled))
EXECUTE FUNCTION directory_counts_change();
--> statement-breakpoint
INSERT INTO directory_counts (community_id, kind, value, country, count)
  SELECT member.community_id, facet.kind, facet.value, facet.country, count(*)
    FROM participants AS member, directory_facets(member.tags, member.show_location, member.city, member.country) AS facet
    WHERE member.enabled AND member.profile_enabled GROUP BY 1, 2, 3, 4;
