BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79488076234751558306e+09,1);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	payload TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',0,'created','{"kind":"created","code":"KXBATL","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"jpl5Br369T0aeXU0","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488076209828209877e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076209828209877e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488076209828209877e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NESW, N|S|W, NEW:door-green@E+gold1, NSW:door-blue@W+gold1, NEW:door-blue@N+gold2, NSW:door-blue@N+gold3\",\n  \"deck repair-pick-cart repair-cart NESW:door-green@W NE:ladder-green NSW:door-blue@N NW|ES:gold1@E NE|SW EW map NEW:troll@E NSW:troll@S map key NE rockfall EW EW repair-lantern NE|S NESW:troll@W repair-pick NW NW|E key NW|S rockfall NESW:door-blue@S NEW:door-blue@E broken-pick EW NEW:door-green@N NEW|S:gold1@S EW|S:gold1@S NS NE broken-cart broken-cart NS|W NW:ladder-blue NSW:door-green@S NS NW NS NE|W NS|EW:gold1@N NS|EW repair-pick-lantern broken-lantern repair-lantern-cart NSW|E:gold1@E broken-pick broken-lantern\",\n]\n","seq":13}',1.79488076210250854488e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',4,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@W 0,0"],"seq":15,"person":"jpl5Br369T0aeXU0","id":"139929828356496-1","digest":"36e7b24d8e360757"}',1.79488076210873818399e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',5,'move','{"kind":"move","seat":1,"lines":["p2: NEW:troll@E 1,0"],"seq":16}',1.79488076211109066002e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',6,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":17}',1.79488076211244177815e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',7,'move','{"kind":"move","seat":0,"lines":["p1: discard key repair-pick-cart"],"seq":19,"person":"jpl5Br369T0aeXU0","id":"139929828356496-2","digest":"0af3e14cc808e434"}',1.79488076211454653744e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',8,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":21,"person":"jpl5Br369T0aeXU0","id":"139929828356496-3","digest":"2f6e39dc5dde6578"}',1.79488076211593508722e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',9,'move','{"kind":"move","seat":1,"lines":["p2: SW:ladder-green 0,-2"],"seq":22}',1.79488076211843442919e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',10,'move','{"kind":"move","seat":1,"lines":["p2: bribe 1,0"],"seq":24}',1.79488076211979961397e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',11,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S -1,-2"],"seq":26,"person":"jpl5Br369T0aeXU0","id":"139929828356496-4","digest":"7fe862dc39ad7675"}',1.79488076212191724782e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',12,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@N -1,1"],"seq":28}',1.79488076212405490874e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',13,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,-2"],"seq":30,"person":"jpl5Br369T0aeXU0","id":"139929828356496-5","digest":"e8f0d248e7d5421d"}',1.79488076212629961967e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',14,'move','{"kind":"move","seat":1,"lines":["p2: NE|S -1,2"],"seq":32}',1.79488076212841153145e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',15,'move','{"kind":"move","seat":0,"lines":["p1: NE|SW 2,0"],"seq":34,"person":"jpl5Br369T0aeXU0","id":"139929828356496-6","digest":"f486311a96638abd"}',1.79488076213063979143e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NE map"],"seq":38}',1.79488076213276505476e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',17,'move','{"kind":"move","seat":0,"lines":["p1: map 5,2"],"seq":40,"person":"jpl5Br369T0aeXU0","id":"139929828356496-7","digest":"16d482ef48abf65b"}',1.79488076213476395611e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',18,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|E"],"seq":42}',1.79488076213678908344e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',19,'move','{"kind":"move","seat":0,"lines":["p1: discard NW"],"seq":44,"person":"jpl5Br369T0aeXU0","id":"139929828356496-8","digest":"917134544fc120a4"}',1.79488076213882112499e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',20,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-cart rockfall"],"seq":48}',1.79488076214101481432e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',21,'move','{"kind":"move","seat":0,"lines":["p1: NSW:troll@S 0,2"],"seq":49,"person":"jpl5Br369T0aeXU0","id":"139929828356496-9","digest":"17e09af0c9cac769"}',1.79488076214322161677e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',22,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":50,"person":"jpl5Br369T0aeXU0","id":"139929828356496-10","digest":"9159e2b4f0814c12"}',1.79488076214474701879e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',23,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p1"],"seq":51}',1.79488076214670038222e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',24,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,2"],"seq":53}',1.79488076214814591411e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',25,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-pick EW EW"],"seq":57,"person":"jpl5Br369T0aeXU0","id":"139929828356496-11","digest":"bccf8573ef7473fa"}',1.79488076215027236937e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',26,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E"],"seq":59}',1.79488076215241074565e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',27,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S"],"seq":61,"person":"jpl5Br369T0aeXU0","id":"139929828356496-12","digest":"c2c3c06ee93a3c47"}',1.79488076215478181835e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',28,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S key"],"seq":65}',1.79488076215694236756e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',29,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W repair-lantern"],"seq":69,"person":"jpl5Br369T0aeXU0","id":"139929828356496-13","digest":"cce7c772d92da766"}',1.79488076215907382967e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',30,'move','{"kind":"move","seat":1,"lines":["p2: NE 2,1"],"seq":71}',1.79488076216118550305e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',31,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-blue@S 0,3"],"seq":73,"person":"jpl5Br369T0aeXU0","id":"139929828356496-14","digest":"85274e567e49cd28"}',1.79488076216329526905e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',32,'move','{"kind":"move","seat":1,"lines":["p2: NW:ladder-blue 0,4"],"seq":75}',1.79488076216543984415e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',33,'move','{"kind":"move","seat":0,"lines":["p1: NS|W 3,1"],"seq":77,"person":"jpl5Br369T0aeXU0","id":"139929828356496-15","digest":"cb5bbbc0024ff1ca"}',1.79488076216763472558e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',34,'move','{"kind":"move","seat":1,"lines":["p2: NEW:door-green@N -1,-1"],"seq":79}',1.79488076216971397403e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',35,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NSW:door-green@S"],"seq":83,"person":"jpl5Br369T0aeXU0","id":"139929828356496-16","digest":"5aff7a16ec94f8ec"}',1.79488076217196249962e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',36,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart repair-pick"],"seq":87}',1.79488076217403721805e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',37,'move','{"kind":"move","seat":0,"lines":["p1: discard NW NW|S"],"seq":91,"person":"jpl5Br369T0aeXU0","id":"139929828356496-17","digest":"f53812293aeb1943"}',1.79488076217629241937e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',38,'move','{"kind":"move","seat":1,"lines":["p2: discard EW EW"],"seq":95}',1.79488076217836976054e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',39,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern repair-lantern-cart"],"seq":98,"person":"jpl5Br369T0aeXU0","id":"139929828356496-18","digest":"6d170fd10f7bce4e"}',1.79488076218056631086e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',40,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW -2,-1"],"seq":99}',1.79488076218267130854e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',41,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":100,"person":"jpl5Br369T0aeXU0","id":"139929828356496-19","digest":"eb0ddc024d8f6176"}',1.7948807621847889423e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',42,'move','{"kind":"move","seat":1,"lines":["p2: discard NS broken-pick"],"seq":102}',1.79488076218687033652e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',43,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p2"],"seq":103,"person":"jpl5Br369T0aeXU0","id":"139929828356496-20","digest":"40c26ed21ce68831"}',1.7948807621893589497e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',44,'move','{"kind":"move","seat":1,"lines":["p2: discard NS repair-pick-lantern"],"seq":105}',1.7948807621914203167e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',45,'move','{"kind":"move","seat":0,"lines":["p1: SW|E -3,-1"],"seq":106,"person":"jpl5Br369T0aeXU0","id":"139929828356496-21","digest":"6a58f765b5ec47b8"}',1.79488076219358325003e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',46,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW|E:gold1@E"],"seq":107}',1.79488076219598388671e+09);
INSERT INTO "entries" VALUES('3CdNosEcdRVpxiWn',47,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N 1,3"],"seq":110,"person":"jpl5Br369T0aeXU0","id":"139929828356496-22","digest":"7655496439456d78","over":true,"winners":[0,1]}',1.79488076219820380215e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',0,'created','{"kind":"created","code":"MNCBTG","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"jpl5Br369T0aeXU0","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488076193508791925e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076193508791925e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488076193508791925e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79488076193508791925e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79488076193508791925e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p1\",\n  \"roles yellow-saboteur yellow-loyal yellow-loyal yellow-saboteur\",\n  \"goals NE:ladder, NESW:exit, NW:hole, NES:vein\",\n  \"deck I.NES I.NE:ladder I.rat I.information I.NESW I.NS|EW:bridge@N I.NS I.NS|EW:bridge@E I.NEW I.lindworm I.web I.N:hole I.NEW I.EW I.NE|SW:tunnel I.rat I.rockfall I.information I.NEW I.NESW:hole I.NES I.NE I.NW|ES:tunnel I.NW I.axe I.NES:hole I.goblin I.NESW I.boots\",\n  \"deck II.NESW II.NE II.lindworm II.NESW II.NES:hole@E II.rockfall II.NES II.NW|ES:tunnel II.rat II.NS II.information II.N:ladder II.swap-hands II.E:hole II.NEW:vein@N II.goblin II.NEW:hole@N II.NS|EW:bridge@N II.NE|SW:tunnel II.NW:ladder@N II.information II.web II.NEW II.NW II.EW II.axe II.boots\",\n  \"deck III.rockfall III.NE|SW:tunnel III.NW III.NE III.lindworm III.NESW III.axe III.rat III.NS|EW:bridge@E III.swap-hands III.NES:vein III.goblin III.N:hole III.NES III.rat III.boots III.NEW:hole III.NS III.goblin III.NESW:hole III.web III.EW III.NEW III.E:ladder III.information III.lindworm\",\n]\n","seq":25}',1.7948807619377090931e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',6,'chat','{"kind":"chat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"139929842916752-1","digest":"753d010f178f6469"}',1.79488076194480371478e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":26,"person":"jpl5Br369T0aeXU0","id":"139929842916752-2","digest":"f1259438f273ecf1"}',1.79488076194610238073e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',8,'move','{"kind":"move","seat":0,"lines":["p1: I.EW 1,0"],"seq":27,"person":"jpl5Br369T0aeXU0","id":"139929842916752-3","digest":"890a07a538300143"}',1.79488076194743013383e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',9,'move','{"kind":"move","seat":0,"lines":["p1: step 1,0"],"seq":28,"person":"jpl5Br369T0aeXU0","id":"139929842916752-4","digest":"ede24f6af80e6cad"}',1.79488076194897866249e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',10,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":29,"person":"jpl5Br369T0aeXU0","id":"139929842916752-5","digest":"5a886b5508cbeae9"}',1.79488076195033311845e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',11,'move','{"kind":"move","seat":0,"lines":["p1: step 1,0"],"seq":31,"person":"jpl5Br369T0aeXU0","id":"139929842916752-6","digest":"55627e1abea7568e"}',1.79488076195172882075e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',12,'move','{"kind":"move","seat":1,"lines":["p2: I.NEW 0,1"],"seq":32}',1.79488076195409870143e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',13,'move','{"kind":"move","seat":1,"lines":["p2: step 1,0"],"seq":33}',1.79488076195570850366e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',14,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":34}',1.79488076195718264578e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',15,'move','{"kind":"move","seat":2,"lines":["p3: I.NS|EW:bridge@E 2,0"],"seq":35}',1.79488076195950126646e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',16,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":36}',1.79488076196097564697e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',17,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NEW I.rockfall"],"seq":38}',1.79488076196337604517e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',18,'move','{"kind":"move","seat":3,"lines":["p4: step 0,1"],"seq":39}',1.79488076196495079995e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',19,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":40}',1.79488076196635365491e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',20,'move','{"kind":"move","seat":3,"lines":["p4: step 0,1"],"seq":43}',1.79488076196783971792e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',21,'move','{"kind":"move","seat":0,"lines":["p1: I.information 4,-4"],"seq":44,"person":"jpl5Br369T0aeXU0","id":"139929842916752-7","digest":"be40b31334b033fc"}',1.79488076197007226939e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',22,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":45,"person":"jpl5Br369T0aeXU0","id":"139929842916752-8","digest":"f6564f46b22eaee6"}',1.79488076197170114516e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',23,'move','{"kind":"move","seat":1,"lines":["p2: discard I.NW|ES:tunnel"],"seq":46}',1.79488076197383522982e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',24,'move','{"kind":"move","seat":1,"lines":["p2: step 2,0.EW","loss I.web"],"seq":48}',1.79488076197528147702e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',25,'move','{"kind":"move","seat":1,"lines":["p2: step 1,0"],"seq":49}',1.79488076197674846653e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',26,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0"],"seq":51}',1.79488076197806143766e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',27,'move','{"kind":"move","seat":2,"lines":["p3: I.NW 2,1"],"seq":52}',1.79488076198021507265e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',28,'move','{"kind":"move","seat":2,"lines":["p3: step 1,0"],"seq":53}',1.79488076198160409922e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',29,'move','{"kind":"move","seat":2,"lines":["p3: step 2,0.EW","loss I.NESW"],"seq":55}',1.79488076198301982873e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',30,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":56}',1.79488076198444795614e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',31,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NES II.rockfall"],"seq":58}',1.79488076198649072648e+09);
INSERT INTO "entries" VALUES('OUjRwLNkDLpj1T5J',32,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":60}',1.79488076198791170114e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',0,'created','{"kind":"created","code":"EEVHHD","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"jpl5Br369T0aeXU0","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488076184587025648e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076184587025648e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488076184587025648e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-blue@N+gold3, N|S|W, N|W:gold1@W, NEW:door-green@N+gold3, NW:door-green@W+gold1, EW|N|S:gold2\",\n  \"deck repair-cart NS|EW NW:ladder-blue key broken-cart NW|S NE NW key EW repair-lantern-cart NS NEW:troll@E EW rockfall map NSW|E:gold1@E broken-pick EW NW|E NS|W NEW|S:gold1@S NE broken-cart NE|SW NSW:door-green@S EW broken-lantern NW|ES:gold1@E NSW:door-blue@N repair-pick-lantern NS NESW:door-green@W repair-pick broken-lantern NE|W NS NEW:door-blue@E map EW|S:gold1@S NW NEW:door-green@N repair-lantern NE|S rockfall broken-pick NESW:door-blue@S repair-pick-cart NESW:troll@W NSW:troll@S NE:ladder-green NS|EW:gold1@N\",\n]\n","seq":13}',1.79488076184841608999e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',4,'chat','{"kind":"chat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0,"text":"Let us play duel!","id":"139929828948560-1","digest":"5ba63b18259d44a6"}',1.79488076185609960553e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"jpl5Br369T0aeXU0","id":"139929828948560-2","digest":"102cf004dd9e6584"}',1.79488076185752272601e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue key"],"seq":18,"person":"jpl5Br369T0aeXU0","id":"139929828948560-3","digest":"a2f5fd812834eda5"}',1.79488076185892295837e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',7,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 0,-2"],"seq":20}',1.79488076186128520965e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',8,'move','{"kind":"move","seat":0,"lines":["p1: ESW:troll@W 1,1"],"seq":21,"person":"jpl5Br369T0aeXU0","id":"139929828948560-4","digest":"da4d0bf223e135f6"}',1.79488076186369371412e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',9,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":22,"person":"jpl5Br369T0aeXU0","id":"139929828948560-5","digest":"887048037549cacb"}',1.79488076186516928673e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',10,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NS"],"seq":26}',1.79488076186755228045e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',11,'move','{"kind":"move","seat":0,"lines":["p1: map 5,0"],"seq":27,"person":"jpl5Br369T0aeXU0","id":"139929828948560-6","digest":"2fde9a31ab93d9b5"}',1.79488076186968302724e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',12,'move','{"kind":"move","seat":0,"lines":["p1: bribe 1,1"],"seq":29,"person":"jpl5Br369T0aeXU0","id":"139929828948560-7","digest":"021a423d32ffb030"}',1.79488076187112212183e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW|E:gold1@E key"],"seq":33}',1.7948807618738746643e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',14,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart"],"seq":35,"person":"jpl5Br369T0aeXU0","id":"139929828948560-8","digest":"2ab8a73f39a83df2"}',1.79488076187619781495e+09);
INSERT INTO "entries" VALUES('Y3pknqLcyETCYiww',15,'move','{"kind":"move","seat":1,"lines":["p2: NS|W 0,0"],"seq":37}',1.79488076187835574144e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',0,'created','{"kind":"created","code":"ESLJML","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"jpl5Br369T0aeXU0","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488076188949322704e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076188949322704e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NEW:door-green@N+gold3, NE:gold2, NS|E|W:gold1, NW:door-green@W+gold1, N|E:gold3@N, NE:door-blue@E+gold1\",\n  \"deck NE|W EW|S:gold1@S NSW|E:gold1@E map map NS NW repair-pick-lantern rockfall key EW NE|SW EW repair-lantern-cart NE broken-pick NESW:door-green@W NS|EW:gold1@N NESW:door-blue@S NE:ladder-green NEW:door-green@N NESW:troll@W NSW:door-blue@N NS|W broken-pick EW NW|ES:gold1@E NEW|S:gold1@S NSW:door-green@S EW NSW:troll@S repair-cart NW|E NW|S broken-lantern NEW:troll@E NE|S key repair-pick NW:ladder-blue NEW:door-blue@E NS|EW repair-lantern broken-cart broken-cart broken-lantern repair-pick-cart NW NS NE rockfall NS\",\n]\n","seq":7}',1.79488076189193034165e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',3,'chat','{"kind":"chat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0,"text":"Let us play solo!","id":"139929828945488-1","digest":"0204ec00e202dbac"}',1.79488076189824771883e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":8,"person":"jpl5Br369T0aeXU0","id":"139929828945488-2","digest":"85fc1cb200c6d3a6"}',1.79488076189954519268e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',5,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|W NS"],"seq":12,"person":"jpl5Br369T0aeXU0","id":"139929828945488-3","digest":"02ab4c72c8296140"}',1.79488076190089178088e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',6,'move','{"kind":"move","seat":0,"lines":["p1: NES|W:gold1@W 1,0"],"seq":15,"person":"jpl5Br369T0aeXU0","id":"139929828945488-4","digest":"969e745dfddad185"}',1.79488076190254735946e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',7,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@W 0,-1"],"seq":17,"person":"jpl5Br369T0aeXU0","id":"139929828945488-5","digest":"bed9f3a1673aca6c"}',1.79488076190419983861e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S map"],"seq":21,"person":"jpl5Br369T0aeXU0","id":"139929828945488-6","digest":"f600a098be3029a5"}',1.79488076190622377397e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',9,'move','{"kind":"move","seat":0,"lines":["p1: EW|N:gold1@N 0,1"],"seq":24,"person":"jpl5Br369T0aeXU0","id":"139929828945488-7","digest":"0c181c3e5aaec6b2"}',1.7948807619081645012e+09);
INSERT INTO "entries" VALUES('agKHYtUyZLpH2qZy',10,'move','{"kind":"move","seat":0,"lines":["p1: NSW:door-blue@N 1,-1"],"seq":26,"person":"jpl5Br369T0aeXU0","id":"139929828945488-8","digest":"79969075d85eb822"}',1.7948807619099218845e+09);
INSERT INTO "entries" VALUES('kK6PlKXmotjZRD2G',0,'created','{"kind":"created","code":"JJFBRW","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"jpl5Br369T0aeXU0","public":true,"clock":{"kind":"none","seconds":0}}',1.79488076199414682389e+09);
INSERT INTO "entries" VALUES('kK6PlKXmotjZRD2G',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076199414682389e+09);
INSERT INTO "entries" VALUES('kK6PlKXmotjZRD2G',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79488076199414682389e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',0,'created','{"kind":"created","code":"AWGJDK","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"jpl5Br369T0aeXU0","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488076200091099731e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076200091099731e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488076200091099731e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E|W, N|E|S|W, NE:door-blue@E+gold1, N|E:gold3@N, EW|N|S:gold2, NEW:door-green@N+gold3\",\n  \"deck NS NEW:door-blue@E NW NSW:door-green@S NS broken-cart rockfall repair-lantern-cart NSW|E:gold1@E map NE|SW key EW NEW:door-green@N NW rockfall broken-pick NE EW|S:gold1@S NESW:troll@W NE:ladder-green broken-pick repair-pick key broken-cart EW repair-lantern EW repair-pick-lantern NESW:door-blue@S repair-pick-cart NW|ES:gold1@E NESW:door-green@W NS broken-lantern repair-cart NSW:troll@S NE|S NEW:troll@E NE|W NW|E EW NS|EW:gold1@N NSW:door-blue@N NEW|S:gold1@S NW:ladder-blue broken-lantern NS|EW NS|W NW|S NE map\",\n]\n","seq":13}',1.79488076200319194792e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',4,'move','{"kind":"move","seat":0,"lines":["p1: NSW|E:gold1@E 0,2"],"seq":15,"person":"jpl5Br369T0aeXU0","id":"139929841921424-1","digest":"4c4fb3a1ab15fc81"}',1.79488076200919914248e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',5,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":17}',1.79488076201153254505e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',6,'move','{"kind":"move","seat":0,"lines":["p1: NW 1,1"],"seq":19,"person":"jpl5Br369T0aeXU0","id":"139929841921424-2","digest":"976d576e38b91ccd"}',1.79488076201358890534e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',7,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-green@S 1,-1"],"seq":21}',1.79488076201565217968e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NS"],"seq":25,"person":"jpl5Br369T0aeXU0","id":"139929841921424-3","digest":"9970e276d0283032"}',1.79488076201772022246e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E map"],"seq":29}',1.7948807620198357105e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',10,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,2"],"seq":31,"person":"jpl5Br369T0aeXU0","id":"139929841921424-4","digest":"ae8698c2dd5de580"}',1.79488076202200794216e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',11,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S rockfall"],"seq":35}',1.79488076202430224415e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW broken-pick"],"seq":39,"person":"jpl5Br369T0aeXU0","id":"139929841921424-5","digest":"39221045f6e0c1df"}',1.79488076202653336526e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',13,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart repair-pick"],"seq":43}',1.79488076202871847152e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',14,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NE"],"seq":47,"person":"jpl5Br369T0aeXU0","id":"139929841921424-6","digest":"aef295e5a56cc4ad"}',1.79488076203087449072e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:troll@W"],"seq":49}',1.79488076203309583666e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',16,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":51,"person":"jpl5Br369T0aeXU0","id":"139929841921424-7","digest":"9a68926305322813"}',1.79488076203530240058e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',17,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":53}',1.79488076203742194176e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',18,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -1,2"],"seq":55,"person":"jpl5Br369T0aeXU0","id":"139929841921424-8","digest":"ab428504c6abf43d"}',1.79488076203954410557e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',19,'move','{"kind":"move","seat":1,"lines":["p2: discard key repair-lantern"],"seq":59}',1.79488076204172158239e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',20,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart key"],"seq":63,"person":"jpl5Br369T0aeXU0","id":"139929841921424-9","digest":"f5bc10ebc852ba9f"}',1.79488076204393982894e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',21,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S broken-pick"],"seq":67}',1.79488076204609680176e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',22,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@E 0,3"],"seq":69,"person":"jpl5Br369T0aeXU0","id":"139929841921424-10","digest":"77b4aa8bffb99663"}',1.79488076204831123352e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',23,'move','{"kind":"move","seat":1,"lines":["p2: NES:door-green@N 0,0"],"seq":71}',1.79488076205058717728e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',24,'move','{"kind":"move","seat":0,"lines":["p1: NE|W 0,4"],"seq":73,"person":"jpl5Br369T0aeXU0","id":"139929841921424-11","digest":"f4db7a1d0beb03e8"}',1.79488076205301690102e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',25,'move','{"kind":"move","seat":1,"lines":["p2: ESW:troll@W 0,-2"],"seq":74}',1.79488076205521965029e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',26,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,-2"],"seq":76}',1.79488076205664134022e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',27,'move','{"kind":"move","seat":0,"lines":["p1: NE:ladder-green 0,-3"],"seq":78,"person":"jpl5Br369T0aeXU0","id":"139929841921424-12","digest":"87fab384626c4781"}',1.79488076205885982517e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|E"],"seq":80}',1.79488076206108593943e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',29,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-blue@N repair-pick-cart"],"seq":84,"person":"jpl5Br369T0aeXU0","id":"139929841921424-13","digest":"a17a68d29e85497f"}',1.79488076206330657009e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',30,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|S NS|EW:gold1@N"],"seq":88}',1.79488076206546378135e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',31,'move','{"kind":"move","seat":0,"lines":["p1: EW 1,-3"],"seq":90,"person":"jpl5Br369T0aeXU0","id":"139929841921424-14","digest":"d5ab7c4903305176"}',1.79488076206771922111e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',32,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW NW|ES:gold1@E"],"seq":94}',1.79488076206997108465e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',33,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S NW|S"],"seq":96,"person":"jpl5Br369T0aeXU0","id":"139929841921424-15","digest":"db94ca2a90961b40"}',1.79488076207247567177e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',34,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|W"],"seq":97}',1.79488076207457494738e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',35,'move','{"kind":"move","seat":0,"lines":["p1: NW:ladder-blue -1,-3"],"seq":98,"person":"jpl5Br369T0aeXU0","id":"139929841921424-16","digest":"51cd2517f5007c8a"}',1.79488076207681751246e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',36,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW|S:gold1@S map"],"seq":100}',1.79488076207895040506e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',37,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,-1"],"seq":101,"person":"jpl5Br369T0aeXU0","id":"139929841921424-17","digest":"6ddfdd4b009ca4e0"}',1.79488076208110928534e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',38,'move','{"kind":"move","seat":1,"lines":["p2: discard NE"],"seq":102}',1.79488076208326148988e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',39,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":103,"person":"jpl5Br369T0aeXU0","id":"139929841921424-18","digest":"eb512a1ef443e1f7"}',1.79488076208550739287e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',40,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":104}',1.79488076208754634855e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',41,'move','{"kind":"move","seat":0,"lines":["p1: broken-lantern p2"],"seq":105,"person":"jpl5Br369T0aeXU0","id":"139929841921424-19","digest":"50f8da0b4a3faea5"}',1.79488076208948040012e+09);
INSERT INTO "entries" VALUES('qJ3fsUE8ND91K-1e',42,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p1","goals NSW:door-green@S+gold2, NE:gold2, NEW:door-blue@N+gold2, N|W:gold1@W, NW:gold2, NSW:door-blue@N+gold3","deck NS|EW:gold1@N broken-pick NW NEW:door-green@N NEW:troll@E NE|S repair-pick broken-lantern NW NSW|E:gold1@E map NSW:door-blue@N NEW:door-blue@E NESW:troll@W NS NE|W NE:ladder-green broken-lantern repair-cart repair-lantern rockfall EW NSW:door-green@S EW NEW|S:gold1@S broken-cart NW|ES:gold1@E NE NW|E repair-lantern-cart NE map NS EW key NS|EW EW|S:gold1@S NW:ladder-blue NE|SW EW NS rockfall broken-pick key NS|W NW|S repair-pick-cart repair-pick-lantern NESW:door-blue@S NSW:troll@S NESW:door-green@W broken-cart"],"seq":120,"round":true}',1.79488076209178233147e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',0,'created','{"kind":"created","code":"VLFVZF","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"jpl5Br369T0aeXU0","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488076154119610781e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076154119610781e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488076154119610781e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79488076154119610781e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79488076154119610781e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p3\",\n  \"roles digger digger digger saboteur digger\",\n  \"goals stone NW, gold, stone NE\",\n  \"deck NEW NESW rockfall NW EW repair-pick-cart repair-pick N NES broken-cart broken-lantern NES NE NESW NE repair-pick-lantern map map map NES NS E NW NES repair-cart NESW N|E|S|W N|E|S broken-pick NW NE NEW broken-lantern repair-cart repair-lantern broken-lantern NE NES NS broken-pick repair-pick NW repair-lantern-cart NS N|E rockfall EW NEW broken-cart NESW N|S E|W N|W map broken-pick map broken-cart rockfall repair-lantern EW map NE NESW NS N|E|W NEW NEW\",\n]\n","seq":29}',1.79488076154523968699e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',6,'move','{"kind":"move","seat":2,"lines":["p3: discard rockfall"],"seq":31}',1.79488076168479466438e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',7,'move','{"kind":"move","seat":3,"lines":["p4: NES 0,-1"],"seq":33}',1.79488076168824553491e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',8,'chat','{"kind":"chat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"139929887090896-1","digest":"e59bf2bb6da208aa"}',1.79488076169080233573e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"jpl5Br369T0aeXU0","id":"139929887090896-2","digest":"3e48bd7d1cc13309"}',1.79488076169232058524e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',10,'move','{"kind":"move","seat":0,"lines":["p1: NE 0,1"],"seq":36,"person":"jpl5Br369T0aeXU0","id":"139929887090896-3","digest":"8cd2ba3ebcea5060"}',1.79488076169397807119e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',11,'move','{"kind":"move","seat":1,"lines":["p2: map 8,0"],"seq":38}',1794880761.69634);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',12,'move','{"kind":"move","seat":2,"lines":["p3: NW 1,1"],"seq":40}',1.79488076169842982292e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',13,'move','{"kind":"move","seat":3,"lines":["p4: discard repair-pick-lantern"],"seq":42}',1.79488076170039629938e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',14,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":44,"person":"jpl5Br369T0aeXU0","id":"139929887090896-4","digest":"3b68f091e91c8191"}',1.7948807617026324272e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',15,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p4"],"seq":46}',1.79488076170470881465e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',16,'move','{"kind":"move","seat":2,"lines":["p3: SW 1,0"],"seq":48}',1.79488076170651769634e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',17,'move','{"kind":"move","seat":3,"lines":["p4: discard NW"],"seq":50}',1.79488076170841693874e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',18,'move','{"kind":"move","seat":0,"lines":["p1: NE -1,0"],"seq":52,"person":"jpl5Br369T0aeXU0","id":"139929887090896-5","digest":"21882930a306aa83"}',1.79488076171030735972e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW"],"seq":54}',1.79488076171220207219e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',20,'move','{"kind":"move","seat":2,"lines":["p3: discard broken-lantern"],"seq":56}',1.79488076171395945549e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',21,'move','{"kind":"move","seat":3,"lines":["p4: discard N"],"seq":58}',1.79488076171585726739e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NES"],"seq":60,"person":"jpl5Br369T0aeXU0","id":"139929887090896-6","digest":"35438032afce4ccc"}',1.79488076171826505663e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',23,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p1"],"seq":62}',1.79488076172050070762e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',24,'move','{"kind":"move","seat":2,"lines":["p3: SW 0,-2"],"seq":64}',1.79488076172257184984e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',25,'move','{"kind":"move","seat":3,"lines":["p4: repair-cart p4"],"seq":66}',1.79488076172458028796e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":68,"person":"jpl5Br369T0aeXU0","id":"139929887090896-7","digest":"f493b8195f81b111"}',1.79488076172670817367e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',27,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p4"],"seq":70}',1.79488076172891759872e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',28,'move','{"kind":"move","seat":2,"lines":["p3: repair-pick p4"],"seq":72}',1.79488076173080825801e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',29,'move','{"kind":"move","seat":3,"lines":["p4: NSW -1,-1"],"seq":74}',1.79488076173294305807e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',30,'move','{"kind":"move","seat":0,"lines":["p1: map 8,0"],"seq":76,"person":"jpl5Br369T0aeXU0","id":"139929887090896-8","digest":"913477efb93607bc"}',1.79488076173490548135e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',31,'move','{"kind":"move","seat":1,"lines":["p2: NESW -1,-2"],"seq":78}',1.79488076173682618136e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',32,'move','{"kind":"move","seat":2,"lines":["p3: discard map"],"seq":80}',1.79488076173859739301e+09);
INSERT INTO "entries" VALUES('qttbLp0Nb17599ts',33,'move','{"kind":"move","seat":3,"lines":["p4: rockfall 0,1"],"seq":82}',1.79488076174042081832e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',0,'created','{"kind":"created","code":"XFLSNL","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"jpl5Br369T0aeXU0","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488076175251150129e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',1,'sat','{"kind":"sat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0}',1.79488076175251150129e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488076175251150129e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79488076175251150129e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79488076175251150129e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p2\",\n  \"roles saboteur saboteur blue-digger profiteer green-digger blue-digger green-digger geologist geologist blue-digger green-digger blue-digger saboteur green-digger boss\",\n  \"goals stone NE, gold, stone NW\",\n  \"deck E:crystal NES swap-hands NW NSW|E:crystal repair-lantern broken-pick NS map NESW repair-pick-cart NS|E|W NESW broken-cart repair-lantern NES hands-off NEW:crystal EW NS|E:door-green E:ladder NE:door-blue EW NE NS:door-blue free map free NEW:crystal repair-pick-lantern swap-hats NESW NESW:crystal swap-hats ESW|N:crystal repair-cart NW|E NE:ladder EW:door-blue NE NW NEW broken-lantern trapped NES N|E|W N NS|EW broken-cart NESW N:ladder NEW E|W NS map NS NE free E trapped broken-cart N|E|S EW|S:crystal NS|EW NE|S swap-hands NES:crystal rockfall rockfall NW NES NEW:crystal repair-pick rockfall theft repair-lantern-cart free NEW N|E|S|W N|S trapped theft hands-off NE NW|ES NS NE|SW NW:door-green broken-pick map NE|W N:crystal map inspection NW broken-lantern map EW NEW broken-pick NW|S NESW NW:ladder EW:door-green NE NES NEW N|W N|E inspection EW|N|S hands-off theft broken-lantern repair-cart theft repair-pick\",\n]\n","seq":29}',1.7948807617555513382e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',6,'move','{"kind":"move","seat":1,"lines":["p2: NE:door-blue -1,0"],"seq":31}',1.79488076175786900523e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',7,'move','{"kind":"move","seat":2,"lines":["p3: discard broken-pick repair-lantern"],"seq":35}',1.79488076176298236852e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',8,'move','{"kind":"move","seat":3,"lines":["p4: discard NES NS|E:door-green NS|E|W"],"seq":41}',1.79488076176727175711e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',9,'chat','{"kind":"chat","person":"jpl5Br369T0aeXU0","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"139929828910288-1","digest":"19ba4b0aecbb2bec"}',1.79488076176980590817e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":42,"person":"jpl5Br369T0aeXU0","id":"139929828910288-2","digest":"cc366ee8c21f0463"}',1.79488076177101898199e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',11,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW hands-off"],"seq":46,"person":"jpl5Br369T0aeXU0","id":"139929828910288-3","digest":"c4420ede48858955"}',1.79488076177244091028e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',12,'move','{"kind":"move","seat":1,"lines":["p2: discard NES NESW"],"seq":50}',1.79488076177495551113e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',13,'move','{"kind":"move","seat":2,"lines":["p3: discard EW free swap-hands"],"seq":56}',1.79488076177721905704e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',14,'move','{"kind":"move","seat":3,"lines":["p4: discard NE NEW:crystal NW"],"seq":62}',1.79488076177949190141e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',15,'move','{"kind":"move","seat":0,"lines":["p1: discard swap-hats"],"seq":64,"person":"jpl5Br369T0aeXU0","id":"139929828910288-4","digest":"275c63c2c217f436"}',1.79488076178184318538e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:crystal NEW:crystal broken-cart"],"seq":70}',1.79488076178419971463e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',17,'move','{"kind":"move","seat":2,"lines":["p3: discard EW map repair-cart"],"seq":76}',1.79488076178637766841e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',18,'move','{"kind":"move","seat":3,"lines":["p4: discard NE:ladder NS"],"seq":80}',1.79488076178870964048e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',19,'move','{"kind":"move","seat":0,"lines":["p1: discard NW map"],"seq":84,"person":"jpl5Br369T0aeXU0","id":"139929828910288-5","digest":"e4481628af173b21"}',1.79488076179120302194e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW broken-lantern"],"seq":88}',1.79488076179371428484e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',21,'move','{"kind":"move","seat":2,"lines":["p3: NEW|S:crystal 1,0"],"seq":90}',1.79488076179620385168e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',22,'move','{"kind":"move","seat":3,"lines":["p4: broken-cart p1"],"seq":92}',1.79488076179854679111e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',23,'move','{"kind":"move","seat":0,"lines":["p1: discard N:ladder NSW|E:crystal"],"seq":96,"person":"jpl5Br369T0aeXU0","id":"139929828910288-6","digest":"3859adf621b737e3"}',1.79488076180097532279e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',24,'move','{"kind":"move","seat":1,"lines":["p2: discard E|W repair-lantern"],"seq":100}',1.79488076180352401729e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',25,'move','{"kind":"move","seat":2,"lines":["p3: discard N NES N|E|W"],"seq":106}',1.79488076180581951138e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',26,'move','{"kind":"move","seat":3,"lines":["p4: discard NE free repair-pick-lantern"],"seq":112}',1.7948807618081562519e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',27,'move','{"kind":"move","seat":0,"lines":["p1: discard E:ladder NE"],"seq":116,"person":"jpl5Br369T0aeXU0","id":"139929828910288-7","digest":"8c13b6aa36e03266"}',1.79488076181053709981e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW trapped"],"seq":120}',1.79488076181306672098e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',29,'move','{"kind":"move","seat":2,"lines":["p3: discard NS repair-pick-cart"],"seq":124}',1.79488076181555294983e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',30,'move','{"kind":"move","seat":3,"lines":["p4: discard EW|S:crystal map"],"seq":128}',1.79488076181787562369e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',31,'move','{"kind":"move","seat":0,"lines":["p1: discard E:crystal NESW NESW"],"seq":134,"person":"jpl5Br369T0aeXU0","id":"139929828910288-8","digest":"f66d997c5d730efc"}',1.79488076182032489777e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',32,'move','{"kind":"move","seat":1,"lines":["p2: discard NS:door-blue swap-hats"],"seq":138}',1.79488076182259655004e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',33,'move','{"kind":"move","seat":2,"lines":["p3: NW 2,0"],"seq":140}',1.79488076182483959194e+09);
INSERT INTO "entries" VALUES('sN_GJ5Z5_fLz4mw3',34,'move','{"kind":"move","seat":3,"lines":["p4: discard NE|S NS|EW repair-pick"],"seq":146}',1.79488076182706189154e+09);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','qttbLp0Nb17599ts');
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','sN_GJ5Z5_fLz4mw3');
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','Y3pknqLcyETCYiww');
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','agKHYtUyZLpH2qZy');
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','OUjRwLNkDLpj1T5J');
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','kK6PlKXmotjZRD2G');
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','qJ3fsUE8ND91K-1e');
INSERT INTO "members" VALUES('jpl5Br369T0aeXU0','3CdNosEcdRVpxiWn');
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('jpl5Br369T0aeXU0','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79488076152682328231e+09,0);
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('qttbLp0Nb17599ts','VLFVZF',0,'playing',0,1.79488076154119610781e+09,1.79488076174042081832e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["jpl5Br369T0aeXU0",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('sN_GJ5Z5_fLz4mw3','XFLSNL',0,'playing',0,1.79488076175251150129e+09,1.79488076182706189154e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["jpl5Br369T0aeXU0",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('Y3pknqLcyETCYiww','EEVHHD',0,'playing',0,1.79488076184587025648e+09,1.79488076187835574144e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["jpl5Br369T0aeXU0",null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('agKHYtUyZLpH2qZy','ESLJML',0,'playing',0,1.79488076188949322704e+09,1.79488076189193034165e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["jpl5Br369T0aeXU0"],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('OUjRwLNkDLpj1T5J','MNCBTG',0,'playing',0,1.79488076193508791925e+09,1.79488076198791170114e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["jpl5Br369T0aeXU0",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('kK6PlKXmotjZRD2G','JJFBRW',1,'lobby',1,1.79488076199414682389e+09,1.79488076199414682389e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["jpl5Br369T0aeXU0",null,null],"asked":null,"winners":null}');
INSERT INTO "tables" VALUES('qJ3fsUE8ND91K-1e','AWGJDK',0,'between',0,1.79488076200091099731e+09,1.79488076209178233147e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["jpl5Br369T0aeXU0",null],"asked":null,"winners":null}');
INSERT INTO "tables" VALUES('3CdNosEcdRVpxiWn','KXBATL',0,'over',0,1.79488076209828209877e+09,1.79488076219820380215e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["jpl5Br369T0aeXU0",null],"asked":null,"winners":[0,1]}');
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
COMMIT;
